import Foundation
import WorkbookKit

/// What the tool says, and how.
enum Terminal {
    /// Whether standard error is a terminal that can overwrite a line.
    static let isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    /// Whether standard error is a terminal whose user has not asked for plain text.
    static let hasColour = isInteractive && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty

    /// Prints findings in the order of their places, each once.
    static func print(_ diagnostics: [Diagnostic]) {
        for diagnostic in Set(diagnostics).sorted() { say(coloured(diagnostic)) }
    }

    /// Replaces the terminal's last line.
    static func status(_ text: String) {
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }

    static func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    private static func coloured(_ diagnostic: Diagnostic) -> String {
        guard hasColour else { return diagnostic.description }
        let colour = diagnostic.severity == .error ? "31" : "33"
        return "\(diagnostic.location): \u{1B}[1;\(colour)m\(diagnostic.severity.rawValue):\u{1B}[0m \(diagnostic.message)"
    }
}
