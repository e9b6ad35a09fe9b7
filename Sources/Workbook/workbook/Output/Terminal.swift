import ChapterKit
import Foundation
import SwiftText
import Synchronization

/// The output of the tool.
enum Terminal {
    /// A Boolean value indicating whether standard error is a terminal that can overwrite a line.
    static let isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    /// Prints diagnostics, each message once. Errors come before warnings.
    static func print(_ diagnostics: [Diagnostic]) {
        for group in DiagnosticGroup.groups(of: diagnostics) {
            let isError = group.first.severity == .error
            err("\(group.first.location): \(severity(isError: isError)) \(group.message)")
        }
    }

    /// Prints an error. A message that contains a location and a severity is printed unchanged.
    static func printError(_ message: String) {
        let prefix = message.contains(": error: ") ? "" : "error: "
        err("\(prefix)\(lines: message)")
    }

    /// Returns the word for the severity of a diagnostic, with a colon. It's red for an error and yellow for a warning.
    static func severity(isError: Bool) -> TerminalText {
        isError ? "\("error:", .boldRed)" : "\("warning:", .boldYellow)"
    }

    /// Writes a line to standard error.
    static func err(_ line: TerminalText) {
        writeLine(line.rendered(hasColor: errorsHaveColor), to: .standardError)
    }

    /// Writes a line to standard output.
    static func out(_ line: TerminalText) {
        writeLine(line.rendered(hasColor: outputHasColor), to: .standardOutput)
    }

    /// Writes a generated document to standard output.
    static func write(_ document: String) { write(document, to: .standardOutput) }

    /// Replaces the status, which is the terminal's last line until the next output.
    static func status(_ text: TerminalText) {
        hasStatus.withLock { show(text, &$0) }
    }

    /// A Boolean value indicating whether the last line is a status. The lock also separates the output of several tasks.
    private static let hasStatus = Mutex(false)

    private static func show(_ status: TerminalText, _ hasStatus: inout Bool) {
        let line = status.rendered(hasColor: false)
        hasStatus = !line.isEmpty
        write("\r\u{1B}[K\(line)", to: .standardError)
    }

    /// Writes a line in place of the status.
    private static func writeLine(_ line: String, to file: FileHandle) {
        hasStatus.withLock { hasStatus in
            if hasStatus { show("", &hasStatus) }
            write(line + "\n", to: file)
        }
    }

    /// Announces work that can take long, on a terminal.
    static func begin(_ work: String) { if isInteractive { status("\(work) …") } }

    static func end() { if isInteractive { status("") } }

    /// Writes a text.
    ///
    /// A closed pipe, as with `| head`, isn't an error. Any other error of standard output is reported at the end.
    private static func write(_ text: String, to file: FileHandle) {
        do {
            try file.write(contentsOf: Data(text.utf8))
        } catch {
            // The error of the system, which Foundation wraps.
            let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? Int(EIO)
            guard file === FileHandle.standardOutput, code != EPIPE else { return }
            standardOutputError.withLock { $0 = String(cString: strerror(Int32(code))) }
        }
    }

    /// The reason why standard output is incomplete, or `nil` if everything was written.
    private static let standardOutputError = Mutex<String?>(nil)

    /// Checks that standard output is complete.
    ///
    /// - Throws: `StandardOutputError` if an error occurred while writing to it.
    static func checkOutput() throws {
        if let reason = standardOutputError.withLock({ $0 }) { throw StandardOutputError(reason: reason) }
    }

    private struct StandardOutputError: UserFacingError {
        var reason: String
        var description: String { "cannot write to standard output: \(reason)" }
    }

    // Output to a terminal is colored, unless the user requests plain text.
    private static let errorsHaveColor = isatty(STDERR_FILENO) == 1 && wantsColor
    private static let outputHasColor = isatty(STDOUT_FILENO) == 1 && wantsColor

    private static let wantsColor =
        ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
