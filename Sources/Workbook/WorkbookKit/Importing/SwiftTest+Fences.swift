import SwiftText

/// The conversion of a tested listing to code blocks of a chapter.
extension SwiftTest {
    /// Returns the code block of a listing, followed by that of its output.
    ///
    /// - Parameters:
    ///   - lines: The lines of the listing.
    ///   - groups: The programs that the listing is part of.
    ///   - isHidden: A Boolean value indicating whether the listing isn't visible in the page.
    func fences(around lines: [String], groups: [String], isHidden: Bool = false) -> [String] {
        var info = "swift "
        if let error {
            info += "fails message=\(Self.value(error))"
        } else if let stop {
            info += "traps message=\(Self.value(Self.message(ofStop: stop)))"
        } else {
            info += "program"
        }
        if groups.count == 1 { info += " group=\(groups[0])" }
        if groups.count > 1 { info += " group=\(Self.value(groups.joined(separator: ", ")))" }
        if isHidden { info += " hidden" }
        var result = Self.fence(info: info, around: lines)
        if !output.isEmpty, error == nil, stop == nil {
            result.append("")
            let printed = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            result += Self.fence(info: "output hidden", around: printed)
        }
        return result
    }

    static func fence(info: String, around lines: [String]) -> [String] {
        let delimiter: Character = info.contains("`") ? "~" : "`"
        let longest = lines.map { $0.drop { $0 == " " }.prefix { $0 == delimiter }.count }.max() ?? 0
        let fence = String(repeating: delimiter, count: max(3, longest + 1))
        return [fence + info] + lines + [fence]
    }

    /// Returns the message of a program that stops as a test expects.
    private static func message(ofStop text: String) -> String {
        let known = ["Fatal error", "Assertion failed", "Precondition failed", "Index out of range"]
        return known.first { text.lowercased().hasPrefix($0.lowercased()) } ?? "stopped by signal"
    }

    private static func value(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
