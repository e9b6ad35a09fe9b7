import ChapterKit
import SwiftText

/// The file of an exercise that lists mutants which are right, each with a reason.
///
/// An entry has lines with `#`, the reason, then lines with `-`, the code that the mutant changes, and lines with `+`,
/// the code in place of it.
package struct EquivalentMutants {
    package struct Entry: Equatable {
        package var line: Int
        var reason: String
        var old: [String]
        var new: [String]

        package func isAbout(_ mutant: Mutant) -> Bool { mutant.old == old && mutant.new == new }
    }

    package private(set) var entries: [Entry] = []
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ file: SourceFile) {
        var entry: Entry?
        func location(_ line: Int) -> SourceLocation { SourceLocation(path: file.path, line: line, column: 1) }
        let lines = file.bytes[...].text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let text = String(line.dropFirst()).trimmed
            switch line.first {
            case "#":
                if let complete = entry, !complete.old.isEmpty { finish(&entry) }
                entry = entry ?? Entry(line: index + 1, reason: "", old: [], new: [])
                entry?.reason += text
            case "-", "+":
                entry = entry ?? Entry(line: index + 1, reason: "", old: [], new: [])
                if line.first == "-" { entry?.old.append(text) } else { entry?.new.append(text) }
            case nil: finish(&entry)
            default:
                diagnostics.append(
                    .error(
                        "a line of equivalent mutants begins with '#' (the reason), '-', or '+'; correct it",
                        at: location(index + 1)))
            }
        }
        finish(&entry)
        for entry in entries where entry.reason.isEmpty {
            diagnostics.append(
                .error(
                    "an equivalent mutant without a reason; write one above it, after '#'", at: location(entry.line)))
        }
    }

    private mutating func finish(_ entry: inout Entry?) {
        if let complete = entry, !complete.old.isEmpty { entries.append(complete) }
        entry = nil
    }
}
