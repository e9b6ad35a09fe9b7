/// Swift text under construction.
struct SwiftSource {
    private(set) var text = ""

    mutating func line(_ line: String = "") {
        text += line
        text += "\n"
    }

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
    /// The lines are not indented: their columns stay true.
    mutating func chapterLines(_ runs: [Chunks.Run]) {
        guard !runs.isEmpty else { return }
        for run in runs {
            line("#sourceLocation(file: \(Self.literal(run.location.path)), line: \(run.location.line))")
            for text in run.lines { line(text) }
        }
        line("#sourceLocation()")
    }

    /// A Swift string literal on one line.
    static func literal(_ string: some StringProtocol) -> String {
        var literal = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
