import Testing

@testable import SnippetResults

@Suite("What is expected to be printed")
struct ExpectedOutputTests {
    @Test func `text is compared to the letter`() {
        #expect(ExpectedOutput("a\nb\n").allows("a\nb\n"))
        #expect(!ExpectedOutput("a\nb\n").allows("b\na\n"))
        #expect(!ExpectedOutput("a\n").allows("a"))
        #expect(ExpectedOutput("a\n b\n").allows("a \t\n b\n") && !ExpectedOutput("a\n b\n").allows("a\nb\n"))
    }

    @Test func `lines in any order are each there as often as they should be`() {
        let output = ExpectedOutput("a\nb\nb\n", isUnordered: true)
        #expect(output.allows("b\na\nb\n"))
        #expect(!output.allows("b\na\n"))
        #expect(!output.allows("a\nb\na\n"))
    }

    @Test func `a difference shows both`() {
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
