import Foundation
import SwiftText
import Synchronization
import WorkbookKit

/// The output of the tool.
enum Terminal {
    /// A Boolean value indicating whether standard error is a terminal that can overwrite a line.
    static let isInteractive = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

    /// Prints findings in the order of their locations, without duplicates.
    static func print(_ diagnostics: [Diagnostic]) {
        for diagnostic in Set(diagnostics).sorted() {
            let isError = diagnostic.severity == .error
            say("\(diagnostic.location): \(severity(isError: isError)) \(diagnostic.message)")
        }
    }

    /// Prints an error. A message that contains a location and a severity is printed unchanged.
    static func say(failure: String) {
        let prefix = failure.contains(": error: ") ? "" : "error: "
        say("\(prefix)\(lines: failure)")
    }

    /// Returns the word for the severity of a finding, with a colon. It's red for an error and yellow for a warning.
    static func severity(isError: Bool) -> TerminalText {
        isError ? "\("error:", .boldRed)" : "\("warning:", .boldYellow)"
    }

    /// Writes a line to standard error.
    static func say(_ line: TerminalText) {
        removeStatus()
        write(line.rendered(hasColour: errorsHaveColour) + "\n", to: .standardError)
    }

    /// Writes a line to standard output.
    static func out(_ line: TerminalText) {
        removeStatus()
        write(line.rendered(hasColour: outputHasColour) + "\n")
    }

    /// Writes a generated document to standard output.
    static func write(_ document: String) { write(document, to: .standardOutput) }

    /// Replaces the status, which is the terminal's last line until the next output.
    static func status(_ text: TerminalText) {
        let line = text.rendered(hasColour: false)
        hasStatus.store(!line.isEmpty, ordering: .relaxed)
        write("\r\u{1B}[K\(line)", to: .standardError)
    }

    private static let hasStatus = Atomic(false)

    /// Removes the status before other output.
    private static func removeStatus() { if hasStatus.load(ordering: .relaxed) { status("") } }

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
            outputFailure.withLock { $0 = String(cString: strerror(Int32(code))) }
        }
    }

    /// The reason why standard output is incomplete, or `nil` if everything was written.
    private static let outputFailure = Mutex<String?>(nil)

    /// Checks that standard output is complete.
    ///
    /// - Throws: `OutputFailure` if an error occurred while writing to it.
    static func checkOutput() throws {
        if let reason = outputFailure.withLock({ $0 }) { throw OutputFailure(reason: reason) }
    }

    private struct OutputFailure: UserFacingError {
        var reason: String
        var description: String { "cannot write to standard output: \(reason)" }
    }

    // Output to a terminal is colored, unless the user requests plain text.
    private static let errorsHaveColour = isatty(STDERR_FILENO) == 1 && wantsColour
    private static let outputHasColour = isatty(STDOUT_FILENO) == 1 && wantsColour

    private static let wantsColour =
        ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
