import SwiftText

/// A builder of Swift text.
package struct SwiftSource {
    package private(set) var text = ""

    package init() {}

    package mutating func line(_ line: String = "") {
        text += line
        text += "\n"
    }

    mutating func append(_ other: SwiftSource) { text += other.text }

    /// Adds a list with one element per line, between blank lines.
    mutating func block(_ head: String, _ elements: [String], _ tail: String) {
        line()
        line(head)
        for element in elements { line("    \(element),") }
        line(tail)
        line()
    }

    /// Adds lines of a chapter so that the compiler reports diagnostics at their locations in the chapter.
    ///
    /// The lines aren't indented, so their columns are correct. A directive isn't allowed in an expression. Up to the
    /// next line where one is allowed, the compiler counts lines from the previous directive.
    package mutating func chapterLines(_ runs: [Chunks.Run]) {
        guard !runs.isEmpty else { return }
        for run in runs.dividedWhereDirectivesMayStand {
            line("#sourceLocation(file: \(SwiftLiteral.string(run.location.path)), line: \(run.location.line))")
            for text in run.lines { line(text) }
        }
        line("#sourceLocation()")
    }
}
