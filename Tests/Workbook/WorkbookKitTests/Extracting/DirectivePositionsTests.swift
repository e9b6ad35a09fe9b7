import Testing

@testable import ChapterKit

@Suite("Positions of directives")
struct DirectivePositionsTests {
    /// Tests that exactly the lines are found before which a directive is allowed.
    ///
    /// They are marked with `|` in the text.
    @Test(arguments: [
        "|let a = [\n 1,\n 2\n]\n|let b = 1", "|f(\n 1\n)\n|g()", "|let a =\n 1\n|b", "|a\n .b()\n|c", "|a +\n b\n|c",
        "|switch a {\n case 1:\n| b\n case 2: c\n|}\n|d", "|if a {\n| b\n|}\n|else_()",
        "|if a {\n| b\n|}\nelse {\n| c\n|}",
        "|let a = f {\n| b\n|}", "|f { x in\n| x\n|}", "|@MainActor\nfunc f() {\n|}",
        "|var a: Int {\n get { 1 }\n set {}\n}\n|let b = 1", "|if a,\n b\n{\n| c\n|}", "|let a = b\n as? Int\n|c",
        "|var a: Int {\n get {\n|  b()\n| }\n}\n|c",
        "|return\n a", "|let s = \"\"\"\n [ {\n \"\"\"\n|b", "|/* a\n b */\n|c", "|// a [\n|b",
        "|struct A {\n| var b = 1\n|}", "|do {\n| a\n|}\ncatch {\n|}",
        "|let a = b\n ? c\n : d\n|e", "|a!\n|b", "|#if os(Linux)\n|a\n|#endif",
        "|enum A {\n case b\n| var c: Int { 1 }\n|}",
    ])
    func `a directive is allowed only where a statement or a declaration can begin`(text: String) {
        let marked = text.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = marked.map { $0.hasPrefix("|") ? String($0.dropFirst()) : String($0) }
        let found = zip(lines, DirectivePositions(lines).isAllowed).map { ($1 ? "|" : "") + $0 }
        #expect(found.joined(separator: "\n") == text)
    }
}
