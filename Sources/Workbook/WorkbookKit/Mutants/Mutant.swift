import ChapterKit
import SwiftText

/// A solution of an exercise with one small mistake, which a test of the exercise should find.
package struct Mutant: Hashable, Sendable {
    /// The name of the exercise.
    package var exercise: String
    /// The number of the mutant in its exercise, from 1.
    package var number: Int
    /// The location of the change in the chapter.
    package var location: SourceLocation
    /// The lines that the mutant changes, without their indentation.
    package var old: [String]
    /// The lines in place of them. The array is empty if the mutant leaves out a statement.
    package var new: [String]
    /// The code that replaces the solution.
    package var code: String

    /// The mutant in the form of an entry in the file of equivalent mutants.
    package var change: [String] { old.map { "- \($0)" } + new.map { "+ \($0)" } }

    /// The mutant as an answer to its exercise. The compiler reports its errors in a file with its number.
    package var answer: Answer {
        Answer(
            exercise: exercise, isRight: true,
            source: SourceFile(path: "\(exercise)/\(number).swift", bytes: Array(code.utf8)))
    }

    /// Returns the mutants of the solutions in a chapter, in the order of the page.
    package static func all(in chapter: Chapter) -> [Mutant] {
        chapter.snippets.filter { $0.kind == .exercise }.flatMap { exercise -> [Mutant] in
            guard let solution = Solution(of: exercise) else { return [] }
            return mutants(of: solution, exercise: exercise.name)
        }
    }

    private static func mutants(of solution: Solution, exercise: String) -> [Mutant] {
        var seen: Set<String> = [solution.text]
        var mutants: [Mutant] = []
        for edit in Edits(of: solution.text).edits {
            let code = edit.applied(to: solution.text)
            guard seen.insert(code).inserted else { continue }
            let change = LineChange(edit, in: solution.text)
            var location = solution.locations[change.line]
            location.column += change.column
            mutants.append(
                Mutant(
                    exercise: exercise, number: mutants.count + 1, location: location,
                    old: change.old, new: change.new, code: code))
        }
        return mutants
    }
}

/// The lines of an exercise between the markers of its solution.
package struct Solution {
    package let text: String
    /// The locations of the lines.
    let locations: [SourceLocation]

    /// Creates the solution, or returns `nil` if the exercise has none, or several.
    package init?(of exercise: Snippet) {
        let lines = exercise.code.lines
        let begins = lines.indices.filter { lines[$0].trimmed == "// BEGIN SOLUTION" }
        let ends = lines.indices.filter { lines[$0].trimmed == "// END SOLUTION" }
        guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else { return nil }
        let numbers = (begins[0] + 1..<ends[0]).filter { !lines[$0].trimmed.hasPrefix("// STUB:") }
        guard !numbers.isEmpty else { return nil }
        text = numbers.map { String(lines[$0]) }.joined(separator: "\n")
        locations = numbers.map(exercise.code.location(ofLine:))
    }
}

/// A change of some bytes.
struct Edit {
    var range: Range<Int>
    var replacement: String

    func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: Array(replacement.utf8))
        return bytes[...].text
    }
}

/// The lines that an edit changes.
private struct LineChange {
    /// The number of the first line, from 0.
    let line: Int
    /// The number of bytes before the change in its line.
    let column: Int
    let old: [String]
    let new: [String]

    init(_ edit: Edit, in text: String) {
        let bytes = Array(text.utf8)
        let start = bytes[..<edit.range.lowerBound].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        let end = bytes[edit.range.upperBound...].firstIndex(of: .lineFeed) ?? bytes.count
        let head = bytes[start..<edit.range.lowerBound].text
        let tail = bytes[edit.range.upperBound..<end].text
        line = bytes[..<start].count { $0 == .lineFeed }
        column = edit.range.lowerBound - start
        old = Self.lines(of: bytes[start..<end].text)
        new = Self.lines(of: head + edit.replacement + tail)
    }

    /// Returns the lines of a text without indentation and blank lines.
    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
    }
}
