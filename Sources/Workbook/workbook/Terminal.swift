import Foundation
import SwiftText
import Synchronization
import WorkbookKit

/// What the tool says, and how.
enum Terminal {
    /// Whether standard error is a terminal that can overwrite a line.
    static let isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    /// Prints findings in the order of their places, each once.
    static func print(_ diagnostics: [Diagnostic]) {
        for diagnostic in Set(diagnostics).sorted() {
            let isError = diagnostic.severity == .error
            say("\(diagnostic.location): \(severity(isError: isError)) \(diagnostic.message)")
        }
    }

    /// Says why something could not be done; a text that says so itself, with a place, stands as it is.
    static func say(failure: String) {
        let prefix = failure.contains(": error: ") ? "" : "error: "
        say("\(prefix)\(lines: failure)")
    }

    /// The word that says how bad a finding is, with a colon: red for an error, yellow for a warning.
    static func severity(isError: Bool) -> TerminalText {
        isError ? "\("error:", .boldRed)" : "\("warning:", .boldYellow)"
    }

    /// Writes a line to standard error.
    static func say(_ line: TerminalText) {
        write(line.rendered(hasColour: errorsHaveColour) + "\n", to: .standardError)
    }

    /// Writes a line to standard output.
    static func out(_ line: TerminalText) { write(line.rendered(hasColour: outputHasColour) + "\n") }

    /// Writes a document that the tool has made, to standard output.
    static func write(_ document: String) { write(document, to: .standardOutput) }

    /// Replaces the terminal's last line.
    static func status(_ text: TerminalText) {
        write("\r\u{1B}[K\(text.rendered(hasColour: false))", to: .standardError)
    }

    /// Announces work that can take long, on a terminal.
    static func begin(_ work: String) { if isInteractive { status("\(work) …") } }

    static func end() { if isInteractive { status("") } }

    /// Writes a text. That nobody is there to read it, as behind `| head`, is no reason to stop; that standard output
    /// cannot hold it is told at the end.
    private static func write(_ text: String, to file: FileHandle) {
        do {
            try file.write(contentsOf: Data(text.utf8))
        } catch {
            // What the system said, which Foundation wraps.
            let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? Int(EIO)
            guard file === FileHandle.standardOutput, code != EPIPE else { return }
            outputFailure.withLock { $0 = String(cString: strerror(Int32(code))) }
        }
    }

    /// Why standard output does not have all that was written to it; nil when it has.
    private static let outputFailure = Mutex<String?>(nil)

    /// - Throws: `OutputFailure` when standard output does not have all that was written to it.
    static func checkOutput() throws {
        if let reason = outputFailure.withLock({ $0 }) { throw OutputFailure(reason: reason) }
    }

    private struct OutputFailure: UserFacingError {
        var reason: String
        var description: String { "cannot write to standard output: \(reason)" }
    }

    // A terminal whose user has not asked for plain text gets colours.
    private static let errorsHaveColour = isatty(STDERR_FILENO) == 1 && wantsColour
    private static let outputHasColour = isatty(STDOUT_FILENO) == 1 && wantsColour

    private static let wantsColour =
        ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
