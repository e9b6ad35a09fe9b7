import Foundation

/// Where the reader reads.
struct Screen: Sendable {
    /// Whether lines have colours and signs.
    let isVivid: Bool
    /// Whether the last line can be written over.
    let isTerminal: Bool

    /// - Parameter wantsColour: whether the reader asks for colours where they are not known to be shown.
    init(wantsColour: Bool) {
        let environment = ProcessInfo.processInfo.environment
        isTerminal = isatty(1) == 1 && environment["TERM"] != "dumb"
        isVivid = wantsColour || (isTerminal && environment["NO_COLOR", default: ""].isEmpty)
    }

    func write(_ lines: [StyledText]) {
        write(lines.map { $0.rendered(hasStyles: isVivid) + "\n" }.joined())
    }

    /// Writes a text at once; nobody may be there to read it, which is no reason to stop.
    func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

    /// Says what is going on, on a terminal, until something else is written.
    func status(_ text: StyledText) {
        guard isTerminal else { return }
        write("\r\u{1B}[K\(text.rendered(hasStyles: false).prefix(78))")
    }

    /// Leaves the terminal to whoever comes next.
    func leave() { if isTerminal { write("\n") } }

    func endStatus() { if isTerminal { write("\r\u{1B}[K") } }

    /// A line across the screen, with the time.
    func rule(at time: String) -> StyledText {
        let line = String(repeating: isVivid ? "─" : "-", count: ReportText.width - 12)
        let start = String(repeating: isVivid ? "─" : "-", count: 2)
        return "\(start, .faint) \(time) \(line, .faint)"
    }
}
