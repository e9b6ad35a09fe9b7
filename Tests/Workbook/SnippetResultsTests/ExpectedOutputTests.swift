import Testing

@testable import SnippetResults

@Suite("Expected output")
struct ExpectedOutputTests {
    @Test func `text is compared exactly, except for trailing spaces`() {
        #expect(ExpectedOutput("a\nb\n").allows("a\nb\n"))
        #expect(!ExpectedOutput("a\nb\n").allows("b\na\n"))
        #expect(!ExpectedOutput("a\n").allows("a"))
        #expect(ExpectedOutput("a\n b\n").allows("a \t\n b\n") && !ExpectedOutput("a\n b\n").allows("a\nb\n"))
    }

    @Test func `unordered output must contain each line the expected number of times`() {
        let output = ExpectedOutput("a\nb\nb\n", isUnordered: true)
        #expect(output.allows("b\na\nb\n"))
        #expect(!output.allows("b\na\n"))
        #expect(!output.allows("a\nb\na\n"))
    }

    @Test func `a mismatch contains both texts`() {
        let mismatch = ExpectedOutput("a\n").mismatch(with: "b\n", of: "example", remedy: "change it")
        #expect(
            mismatch == """
                the example prints something else than its output says; change it
                expected:
                a
                printed:
                b

                """)
    }
}
