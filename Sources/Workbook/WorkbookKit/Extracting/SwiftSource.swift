import SwiftText

/// Swift text under construction.
struct SwiftSource {
    private(set) var text = ""

    mutating func line(_ line: String = "") {
        text += line
        text += "\n"
    }

    mutating func append(_ other: SwiftSource) { text += other.text }

    /// Adds a list with an element a line, between blank lines.
    mutating func block(_ head: String, _ elements: [String], _ tail: String) {
        line()
        line(head)
        for element in elements { line("    \(element),") }
        line(tail)
        line()
    }

    /// Adds lines of a chapter so that the compiler places whatever it says about them in the chapter.
    ///
    /// The lines are not indented: their columns stay true. In an expression no directive may stand: until the next line
    /// before which one may, the compiler counts on from the last.
    mutating func chapterLines(_ runs: [Chunks.Run]) {
        guard !runs.isEmpty else { return }
        for run in runs.dividedWhereDirectivesMayStand {
            line("#sourceLocation(file: \(SwiftLiteral.string(run.location.path)), line: \(run.location.line))")
            for text in run.lines { line(text) }
        }
        line("#sourceLocation()")
    }
}
