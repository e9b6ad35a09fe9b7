import Foundation

/// How long a snippet may take. They take milliseconds; the rest is for a busy machine.
package enum TimeLimit {
    /// In seconds: what the variable `WORKBOOK_TIME_LIMIT` says, or 30.
    package static let seconds: Double = {
        let wanted = ProcessInfo.processInfo.environment["WORKBOOK_TIME_LIMIT"].flatMap(Double.init) ?? 30
        return wanted > 0 ? wanted : 30
    }()
}
