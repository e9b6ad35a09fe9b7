import Foundation

/// The time limit of a snippet. Snippets take milliseconds, and the limit allows for a busy machine.
package enum TimeLimit {
    /// The limit in seconds: the value of the environment variable `WORKBOOK_TIME_LIMIT`, or 30.
    package static let seconds: Double = {
        let wanted = ProcessInfo.processInfo.environment["WORKBOOK_TIME_LIMIT"].flatMap(Double.init) ?? 30
        return wanted > 0 ? wanted : 30
    }()
}
