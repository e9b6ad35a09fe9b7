import Foundation
import TestSupport
import Testing

@testable import ChapterKit

/// Compares the tables of documentation/authors/blocks.md with the engine.
@Suite struct ContributingTests {
    private func text() throws -> String {
        try String(contentsOfFile: Repository.root + "/documentation/authors/blocks.md", encoding: .utf8)
    }

    @Test func `the table of fences lists every kind with exactly its required and optional keys`() throws {
        let rows = try text().matches(of: /(?m)^\| `swift([^`]*)` \|/).map { String($0.output.1) }
        var ignored: [Diagnostic] = []
        let fences = rows.map { row in
            InfoString(
                Array("swift\(row)".utf8)[...], at: SourceLocation(path: "", line: 1, column: 1),
                diagnostics: &ignored)
        }
        var documented: [Snippet.Kind: Set<String>] = [:]
        for fence in fences {
            let word = fence.items.first { $0.value == nil }?.name ?? ""
            let kind = try #require(Snippet.Kind(rawValue: word), "there is no 'swift \(word)'")
            documented[kind, default: []].formUnion(fence.items.filter { $0.value != nil }.map(\.name))
        }
        for kind in Snippet.Kind.allCases {
            let keys = (kind.traits.required + kind.traits.optional).map(\.rawValue)
            #expect(documented[kind] == Set(keys), "'swift \(kind.rawValue)'")
        }
    }

    @Test(arguments: Admonition.allCases)
    func `the page contains the marker of each admonition`(kind: Admonition) throws {
        #expect(try text().contains("> \(kind.marker)"))
    }
}
