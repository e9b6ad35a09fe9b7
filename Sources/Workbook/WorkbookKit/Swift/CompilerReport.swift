import SwiftText

/// What the compiler printed, with `-diagnostic-style=llvm`, taken apart.
struct CompilerReport {
    /// An error or a warning.
    struct Message: Equatable {
        var severity: Diagnostic.Severity
        /// Where it is; nil for what is of no file.
        var location: SourceLocation?
        var text: String
    }

    private(set) var messages: [Message] = []

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            for severity in [Diagnostic.Severity.error, .warning] {
                guard let message = Self.message(in: line, severity) else { continue }
                messages.append(message)
                break
            }
        }
    }

    /// `a.swift:3:5: error: …`, `<unknown>:0: error: …` or `error: …`; a line of source that says so is none of these.
    private static func message(in line: Substring, _ severity: Diagnostic.Severity) -> Message? {
        let word = "\(severity.rawValue): "
        if line.hasPrefix(word) { return Message(severity: severity, text: String(line.dropFirst(word.count))) }
        guard let range = line.firstRange(of: ": " + word) else { return nil }
        let text = String(line[range.upperBound...])
        let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last.flatMap({ Int($0) }) else { return nil }
        guard parts.count > 2, let number = Int(parts[parts.count - 2]) else {
            return parts.count > 1 && last == 0 ? Message(severity: severity, text: text) : nil
        }
        let path = parts.dropLast(2).joined(separator: ":")
        return Message(
            severity: severity, location: SourceLocation(path: path, line: number, column: last), text: text)
    }
}
