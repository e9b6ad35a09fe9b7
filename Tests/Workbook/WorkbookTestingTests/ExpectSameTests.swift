import Synchronization
import Testing
import WorkbookTesting

@Suite struct ExpectSameTests {
    /// Returns the comments of the issues that the closure records, and the line of the last one.
    private func issues(_ body: () -> Void) -> (comments: [String], line: Int?) {
        let issues = Mutex<(comments: [String], line: Int?)>(([], nil))
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            issues.withLock {
                $0.comments += issue.comments.map(\.rawValue)
                $0.line = issue.sourceLocation?.line
            }
            return true
        }
        return issues.withLock { $0 }
    }

    private func comments(_ body: () -> Void) -> [String] { issues(body).comments }

    @Test func `equal answers are no issue`() {
        expectSame(on: [1, 2, 3], { $0 * 2 }, { $0 + $0 })
    }

    @Test func `different answers are one issue with the shortest input`() {
        #expect(
            comments { expectSame(on: [100, 2, 30, 4], { $0 > 3 ? 0 : $0 }, { $0 }) }
                == ["for 4: got 0, expected 4 (3 of 4 answers are different)"])
    }

    @Test func `the first of several shortest inputs is reported`() {
        #expect(
            comments { expectSame(on: [10, 3, 2], { _ in 0 }, { $0 }) }
                == ["for 3: got 0, expected 3 (3 of 3 answers are different)"])
    }

    @Test func `functions with several parameters are compared by name`() {
        func sum(of a: Int, and b: Double) -> Double { Double(a) + b }
        func product(of a: Int, and b: Double) -> Double { Double(a) * b }
        expectSame(on: [(2, 2), (0, 0)], sum, product)
        #expect(
            comments { expectSame(on: [(2, 2), (1, 0.5)], seed: 7, sum, product) }
                == ["for (1, 0.5): got 1.5, expected 0.5 (1 of 2 answers are different, with the seed 7)"])
    }

    @Test func `strings and optional values are written like literals`() {
        let inputs: [String?] = ["a\"b", nil, ""]
        #expect(
            comments { expectSame(on: inputs, { $0 }, { _ in "x" }) }
                == ["for \"\": got \"\", expected \"x\" (3 of 3 answers are different)"])
        #expect(
            comments { expectSame(on: [inputs[1]], { $0?.count }, { _ in 2 }) }
                == ["for nil: got nil, expected 2 (1 of 1 answers are different)"])
    }

    @Test func `answers that are near can count as the same`() {
        expectSame(on: [0.1, 0.7], { $0 + 0.2 }, { 0.2 + $0 + 1e-15 }, by: { abs($0 - $1) < 1e-9 })
    }

    @Test func `an empty list of inputs is an issue`() {
        #expect(
            comments { expectSame(on: [Int](), { $0 }, { $0 }) } == ["there are no inputs to compare the answers for"])
    }

    @Test @MainActor func `functions of the main actor are compared on it`() {
        @MainActor func yours(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
        @MainActor func solution(_ numbers: [Int]) -> Int { numbers.reduce(0) { $0 + $1 } }
        expectSame(on: [[], [1], [1, 2]], yours, solution)
    }

    @Test func `labels of a tuple are part of its description`() {
        let inputs = [(width: 1, height: 2)]
        #expect(
            comments { expectSame(on: inputs, { $0.width }, { $0.height }) }
                == ["for (width: 1, height: 2): got 1, expected 2 (1 of 1 answers are different)"])
    }

    @Test func `the issue is recorded at the call`() {
        let line = issues { expectSame(on: [1], { $0 }, { $0 + 1 }) }.line
        #expect(line == #line - 1)
        func same(_ a: Int, _ b: Int) -> Int { a }
        func other(_ a: Int, _ b: Int) -> Int { b }
        let lineOfTuples = issues { expectSame(on: [(1, 2)], same, other) }.line
        #expect(lineOfTuples == #line - 1)
    }
}

@Suite struct SeededGeneratorTests {
    @Test func `the numbers are those of SplitMix64`() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in generator.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test func `another seed has other numbers`() {
        var (one, two) = (SeededGenerator(seed: 1), SeededGenerator(seed: 2))
        #expect(one.next() != two.next())
    }
}
