import Foundation

/// The standard output, on which the reader reads the report.
struct Screen: Sendable {
    /// A Boolean value indicating whether lines have colors and symbols.
    let isVivid: Bool
    /// A Boolean value indicating whether the last line can be overwritten.
    let isTerminal: Bool

    /// Creates a screen.
    ///
    /// - Parameter wantsColor: `true` to use colors even if the output may not support them.
    init(wantsColor: Bool) {
        let environment = ProcessInfo.processInfo.environment
        isTerminal = isatty(1) == 1 && environment["TERM"] != "dumb"
        isVivid = wantsColor || (isTerminal && environment["NO_COLOR", default: ""].isEmpty)
    }

    func write(_ lines: [StyledText]) {
        write(lines.map { $0.rendered(hasStyles: isVivid) + "\n" }.joined())
    }

    /// Writes a text immediately. Errors are ignored, because a closed output is no reason to stop.
    func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

    /// Writes a line that isn't part of the output to the standard error.
    func remark(_ line: StyledText) {
        try? FileHandle.standardError.write(contentsOf: Data((line.rendered(hasStyles: false) + "\n").utf8))
    }

    /// Shows a status on a terminal until other text is written.
    func status(_ text: StyledText) {
        guard isTerminal else { return }
        write("\r\u{1B}[K\(text.rendered(hasStyles: false).prefix(78))")
    }

    /// Begins a new line on a terminal, for the next program.
    func leave() { if isTerminal { write("\n") } }

    func endStatus() { if isTerminal { write("\r\u{1B}[K") } }

    /// Returns a line across the screen, with the time.
    func rule(at time: String) -> StyledText {
        let line = String(repeating: isVivid ? "─" : "-", count: ReportText.width - 12)
        let start = String(repeating: isVivid ? "─" : "-", count: 2)
        return "\(start, .faint) \(time) \(line, .faint)"
    }
}
