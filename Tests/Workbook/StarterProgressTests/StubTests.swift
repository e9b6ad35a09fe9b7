import Testing

@testable import StarterProgress

@Suite struct StubTests {
    private let stub = Stub(["    // Write your code here.", "    1"])

    @Test func `a stub's line is found regardless of indentation and line endings`() {
        #expect(stub.line(in: "func a() {\n    // Write your code here.\n    1\n}\n") == 2)
        #expect(stub.line(in: "func a() {\r\n\t// Write your code here. \r\n\t1\r\n}\r\n") == 2)
        #expect(stub.line(in: "    // Write your code here.\n    1") == 1)
    }

    @Test(arguments: [
        "", "func a() {\n    1\n}", "    // Write your code here.\n    2\n", "    // Write your code here.\n\n    1\n",
        "    1\n    // Write your code here.\n", "    // Write your code here.",
    ])
    func `a changed stub isn't found`(text: String) { #expect(stub.line(in: text) == nil) }

    @Test func `a stub without lines isn't found`() { #expect(Stub([]).line(in: "a") == nil) }
}
