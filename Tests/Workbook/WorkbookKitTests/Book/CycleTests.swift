import Testing

@testable import ChapterKit

/// Tests of the search for values that are reachable from themselves.
@Suite struct CycleTests {
    @Test(
        arguments: [
            ([:], []), (["a": ["b"], "b": ["c"]], []), (["a": ["a"]], ["a"]),
            (["a": ["b"], "b": ["c"], "c": ["b", "d"]], ["b", "c"]),
            (["a": ["b"], "b": ["a", "c"], "c": ["d"], "d": ["e"], "e": ["c"]], ["a", "b", "c", "d", "e"]),
            (["a": ["b", "c"], "b": ["d"], "c": ["d"]], []),
        ] as [([String: Set<String>], Set<String>)])
    func `a value is on a cycle if it's reachable from itself`(next: [String: Set<String>], expected: Set<String>) {
        #expect(valuesOnCycles(next) == expected)
    }

    @Test func `a chain and a cycle can have any length`() {
        let count = 20_000
        let chain = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, Set([$0 + 1])) })
        #expect(valuesOnCycles(chain).isEmpty)
        #expect(valuesOnCycles(chain.merging([count: [0]]) { $1 }).count == count + 1)
    }
}
