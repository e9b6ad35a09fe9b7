import Foundation
import SnippetPrograms
import SnippetResults

/// The programs of a chapter.
package struct ChapterPrograms: Sendable {
    /// The programs, in the order in which they begin.
    package let programs: [Program]

    /// Creates the programs of a chapter.
    package init(_ chapter: Chapter) {
        let chunks = Chunks(of: chapter)
        var groups: [String: Int] = [:]
        var programs: [Program] = []
        for (index, snippet) in chapter.snippets.enumerated() {
            guard case .isPart(let what) = snippet.role else { continue }
            let part = Self.part(index, snippet, what, chunks)
            for group in snippet.groups {
                if let index = groups[group] {
                    programs[index].parts.append(part)
                } else {
                    groups[group] = programs.count
                    programs.append(Program(parts: [part]))
                }
            }
            if snippet.groups.isEmpty { programs.append(Program(parts: [part])) }
        }
        for index in programs.indices {
            programs[index].modules = Self.modules(ofProgramAt: index, in: programs, groups)
        }
        self.programs = programs
    }

    /// Returns the other programs of the chapter that a program imports, directly and indirectly. A module comes after
    /// those that it imports.
    private static func modules(
        ofProgramAt index: Int, in programs: [Program], _ groups: [String: Int]
    ) -> [Program.Module] {
        var modules: [Program.Module] = []
        var visited: Set<Int> = [index]
        func visit(_ program: Program) {
            for name in program.imported.sorted() {
                guard let index = groups[name], visited.insert(index).inserted else { continue }
                visit(programs[index])
                let parts = programs[index].parts.filter { $0.expectation == .runs }
                modules.append(Program.Module(name: name, parts: parts))
            }
        }
        visit(programs[index])
        return modules
    }

    package var isEmpty: Bool { programs.isEmpty }

    /// Returns a hash that identifies the snippets of the chapter that a result belongs to.
    package static func source(of chapter: Chapter) -> String { Extractor.hash(of: chapter) }

    /// The JSON representation of the programs in extracted tests.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // The programs consist of strings, numbers, and arrays of them, so encoding can't fail.
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

extension Snippet {
    /// The text that the block must print, or `nil` if the chapter doesn't define it.
    package var expectedOutput: ExpectedOutput? { output.map { ExpectedOutput($0.text, isUnordered: $0.isUnordered) } }
}
