import SwiftText

/// The messages in the output of the compiler with the option `-diagnostic-style=llvm`.
package struct CompilerReport {
    /// An error or a warning.
    package struct Message: Equatable {
        package var severity: Diagnostic.Severity
        /// The location of the message, or `nil` if it isn't about a file.
        package var location: SourceLocation?
        package var text: String
    }

    package private(set) var messages: [Message] = []

    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            for severity in [Diagnostic.Severity.error, .warning] {
                guard let message = Self.message(in: line, severity) else { continue }
                messages.append(message)
                break
            }
        }
    }

    /// Returns the message in a line such as `a.swift:3:5: error: …`, `<unknown>:0: error: …`, or `error: …`. A line of
    /// source code that contains such text isn't a message.
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
