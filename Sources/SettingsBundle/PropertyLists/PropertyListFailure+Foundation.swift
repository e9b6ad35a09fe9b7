import Foundation

extension PropertyListFailure {
    /// What Foundation says about bytes that it cannot read.
    ///
    /// It tries one format after the other and tells of each: the reason that counts is the one of the format that the
    /// file seems to be in.
    init(foundation error: any Error, isXML: Bool, isOpenStep: Bool) {
        let error = error as NSError
        let openStep = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
        let reason = (isXML ? error : openStep ?? error).userInfo["NSDebugDescription"] as? String
        if isOpenStep, openStep == nil {
            self.init("it is not a property list: it begins as '{ Key = Value; }' does, and does not go on so")
            return
        }
        guard let reason else {
            self.init("it is not a property list")
            return
        }
        let line = reason.firstRange(of: /line ([0-9]+)/).flatMap { Int(reason[$0].dropFirst("line ".count)) }
        self.init("it is not a property list: \(reason)", line: line)
    }
}
