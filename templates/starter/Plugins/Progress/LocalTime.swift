import Foundation

/// The current time in the reader's time zone.
struct LocalTime {
    private let parts: tm

    init() {
        var (now, parts) = (time_t(Date().timeIntervalSince1970), tm())
        localtime_r(&now, &parts)
        self.parts = parts
    }

    /// The time of day: `10:42:07`
    var time: String { Self.joined([parts.tm_hour, parts.tm_min, parts.tm_sec], ":") }

    /// The date and time as the name of a folder: `2026-05-04-104207`
    var folder: String {
        Self.joined([parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday], "-") + "-"
            + Self.joined([parts.tm_hour, parts.tm_min, parts.tm_sec], "")
    }

    private static func joined(_ numbers: [Int32], _ separator: String) -> String {
        numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: separator)
    }
}
