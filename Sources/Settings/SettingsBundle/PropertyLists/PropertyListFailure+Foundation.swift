import Foundation

extension PropertyListFailure {
    /// Creates a failure from Foundation's error about an unreadable XML or binary file.
    init(foundation error: any Error) {
        guard let reason = (error as NSError).userInfo["NSDebugDescription"] as? String else {
            self.init("it is not a property list")
            return
        }
        let line = reason.firstRange(of: /line ([0-9]+)/).flatMap { Int(reason[$0].dropFirst("line ".count)) }
        self.init("it is not a property list: \(reason)", line: line)
    }
}
