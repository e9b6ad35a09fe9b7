import Foundation
import SnippetPrograms
import SnippetResults

/// The programs that a chapter holds.
public struct ChapterPrograms: Sendable {
    /// In the order in which they begin.
    package let programs: [Program]

    /// - Parameter isInPlace: whether the chapter is a text whose listings nobody wrote as one program.
    public init(_ chapter: Chapter, isInPlace: Bool = false) {
        let chunks = Chunks(of: chapter)
        var groups: [String: Int] = [:]
        var programs: [Program] = []
        for (index, snippet) in chapter.snippets.enumerated() {
            guard case .isPart(let what) = snippet.role else { continue }
            var part = Self.part(index, snippet, what, chunks)
            if isInPlace { part.makeInPlace() }
            for group in snippet.groups {
                if let place = groups[group] {
                    programs[place].parts.append(part)
                } else {
                    groups[group] = programs.count
                    programs.append(Program(parts: [part]))
                }
            }
            if snippet.groups.isEmpty { programs.append(Program(parts: [part])) }
        }
        for place in programs.indices {
            programs[place].modules = Self.modules(ofProgramAt: place, in: programs, groups)
        }
        self.programs = programs
    }

    /// What a program imports of the chapter's others, each behind those that it imports itself.
    private static func modules(
        ofProgramAt place: Int, in programs: [Program], _ groups: [String: Int]
    ) -> [Program.Module] {
        var modules: [Program.Module] = []
        var visited: Set<Int> = [place]
        func visit(_ program: Program) {
            for name in program.imported.sorted() {
                guard let place = groups[name], visited.insert(place).inserted else { continue }
                visit(programs[place])
                let parts = programs[place].parts.filter { $0.expectation == .runs }
                modules.append(Program.Module(name: name, parts: parts))
            }
        }
        visit(programs[place])
        return modules
    }

    public var isEmpty: Bool { programs.isEmpty }

    /// By which a result says which snippets of the chapter it comes from.
    public static func source(of chapter: Chapter) -> String { Extractor.hash(of: chapter) }

    /// The programs as extracted tests have them.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, numbers and lists of them: nothing of it cannot be encoded.
        return (try? encoder.encode(programs)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    private static func part(
        _ index: Int, _ snippet: Snippet, _ what: Snippet.Kind.Part, _ chunks: Chunks
    ) -> Program.Part {
        let code = chunks.runs(of: snippet.code).dividedWhereDirectivesMayStand.map { run in
            Program.Run(path: run.location.path, line: run.location.line, lines: run.lines)
        }
        let expectation: Program.Expectation =
            switch what {
            case .runs: .runs
            case .mustNotCompile: .fails(message: snippet.message)
            case .mustStop: .stops(message: snippet.message)
            }
        return Program.Part(
            index: index, path: snippet.location.path, line: snippet.location.line, code: code,
            expectation: expectation,
            output: snippet.expectedOutput)
    }
}

extension Program.Part {
    /// Makes the part one of a text whose listings nobody wrote as one program: it may declare a name again, and what it
    /// marks as `@main` is compiled and not run.
    fileprivate mutating func makeInPlace() {
        mayBeScope = true
        for run in code.indices {
            code[run].lines = code[run].lines.map { line in
                let margin = line.prefix { $0 == " " || $0 == "\t" }
                let rest = line[margin.endIndex...]
                return rest.hasPrefix("@main") && rest.dropFirst(5).first?.isLetter != true
                    ? margin + "     " + rest.dropFirst(5) : line
            }
        }
    }
}

extension Snippet {
    /// What the block must print; nil when the chapter does not say.
    var expectedOutput: ExpectedOutput? { output.map { ExpectedOutput($0.text, isUnordered: $0.isUnordered) } }
}
