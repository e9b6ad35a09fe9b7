import SwiftText

/// The listing of an exercise, divided at its markers.
///
/// The reader writes the code between `// BEGIN SOLUTION` and `// END SOLUTION`. Lines such as `// STUB: code`, between
/// the markers or immediately before them, define the code that replaces the solution. Without any, it's a `fatalError`
/// that names the exercise.
package struct ExerciseCode {
    enum Line: Equatable {
        case common(String)
        case solution(String)
        case stub(String)
    }

    enum MarkerError: Equatable {
        case unmatchedBegin, unmatchedEnd, noSolution, stubOutside
    }

    private(set) var lines: [Line] = []
    /// The errors in the markers, each with the number of its line, from 0.
    private(set) var errors: [(line: Int, error: MarkerError)] = []
    /// A Boolean value indicating whether the stub stops the process when it's called. It does if there are no `//
    /// STUB:` lines.
    package private(set) var stubStops = false

    package init(_ listing: Listing, name: String) {
        var begin: Int?
        var stubs: [(line: Int, code: String)] = []
        var hasSolution = false
        for (index, line) in listing.lines.enumerated() {
            let text = line.trimmed
            let indentation = String(line.prefix { $0 == " " || $0 == "\t" })
            if text == "// BEGIN SOLUTION" {
                if let begin { errors.append((begin, .unmatchedBegin)) }
                begin = index
                hasSolution = true
            } else if text == "// END SOLUTION" {
                if begin == nil { errors.append((index, .unmatchedEnd)) }
                begin = nil
                if stubs.isEmpty { stubStops = true }
                let code = stubs.isEmpty ? [Self.defaultStub(name)] : stubs.map(\.code)
                lines += ([Self.invitation(code.count)] + code).map { .stub(indentation + $0) }
                stubs = []
            } else if text.hasPrefix(Self.stubMarker) {
                stubs.append((index, String(text.dropFirst(Self.stubMarker.count).drop { $0 == " " })))
            } else if begin != nil {
                lines.append(.solution(String(line)))
            } else {
                errors += stubs.map { ($0.line, .stubOutside) }
                stubs = []
                lines.append(.common(String(line)))
            }
        }
        if let begin { errors.append((begin, .unmatchedBegin)) }
        errors += stubs.map { ($0.line, .stubOutside) }
        if !hasSolution { errors.append((0, .noSolution)) }
    }

    /// Returns the message of the default stub when it stops the process.
    static func message(_ name: String) -> String { "exercise \(name): not solved yet" }

    /// Returns the comment that marks the lines of a stub that the reader replaces.
    private static func invitation(_ count: Int) -> String {
        count == 1 ? "// Replace the next line." : "// Replace the next \(count) lines."
    }

    static let stubMarker = "// STUB:"

    static func defaultStub(_ name: String) -> String { "fatalError(\"\(message(name))\")" }

    /// The code with the stub in place of the solution.
    package var stub: [String] {
        lines.compactMap { line in
            switch line {
            case .common(let text), .stub(let text): text
            case .solution: nil
            }
        }
    }

    /// The code with the reference solution, without the markers.
    package var solution: [String] {
        lines.compactMap { line in
            switch line {
            case .common(let text), .solution(let text): text
            case .stub: nil
            }
        }
    }

    /// The lines that replace the solution.
    package var stubLines: [String] {
        lines.compactMap { line in
            guard case .stub(let text) = line else { return nil }
            return text
        }
    }

    /// The lines of the solution, trimmed, without blank ones.
    var solutionLines: [String] {
        lines.compactMap { line in
            guard case .solution(let text) = line, !text.trimmed.isEmpty else { return nil }
            return text.trimmed
        }
    }
}
