import Foundation
import WorkbookKit

/// What the tool says, and how.
enum Terminal {
    /// Whether standard error is a terminal that can overwrite a line.
    static let isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    /// Whether findings are printed in colour: on a terminal whose user has not asked for plain text.
    private static let hasColour = isatty(STDERR_FILENO) == 1 && wantsColour

    /// Prints findings in the order of their places, each once.
    static func print(_ diagnostics: [Diagnostic]) {
        for diagnostic in Set(diagnostics).sorted() { say(coloured(diagnostic.onOneLine)) }
    }

    /// Replaces the terminal's last line.
    static func status(_ text: String) {
        write("\r\u{1B}[K\(text)", to: .standardError)
    }

    static func say(_ line: String) { write(line + "\n", to: .standardError) }

    /// Announces work that can take long, on a terminal.
    static func begin(_ work: String) { if isInteractive { status(work + " …") } }

    static func end() { if isInteractive { status("") } }

    static func out(_ line: String) { write(line + "\n") }

    /// Writes lines that have their ends.
    static func write(_ lines: String) { write(lines, to: .standardOutput) }

    /// Writes a text; nobody may be there to read it, which is no reason to stop.
    private static func write(_ text: String, to file: FileHandle) {
        try? file.write(contentsOf: Data(text.utf8))
    }

    static func bold(_ text: String) -> String { styled(text, "1") }
    static func faint(_ text: String) -> String { styled(text, "2") }
    static func red(_ text: String) -> String { styled(text, "31") }
    static func green(_ text: String) -> String { styled(text, "32") }

    private static func styled(_ text: String, _ code: String) -> String {
        outputHasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    private static let outputHasColour = isatty(STDOUT_FILENO) == 1 && wantsColour

    private static let wantsColour =
        ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    private static func coloured(_ diagnostic: Diagnostic) -> String {
        guard hasColour else { return diagnostic.description }
        return "\(diagnostic.location): \(coloured(diagnostic.severity.rawValue)) \(diagnostic.message)"
    }

    /// The word that says how bad a finding is, with a colon: red for an error, yellow for a warning.
    static func coloured(_ severity: String) -> String {
        guard hasColour else { return severity + ":" }
        return "\u{1B}[1;\(severity == "error" ? "31" : "33")m\(severity):\u{1B}[0m"
    }
}

extension Diagnostic {
    /// The finding with its control characters written out: what a chapter or a file's name holds must not steer the terminal.
    fileprivate var onOneLine: Diagnostic {
        var finding = self
        finding.message = message.withoutControls
        finding.location.path = location.path.withoutControls
        return finding
    }
}

extension String {
    /// The text with its control characters written out.
    var withoutControls: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.properties.generalCategory == .control {
                text += scalar.escaped(asASCII: false)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
