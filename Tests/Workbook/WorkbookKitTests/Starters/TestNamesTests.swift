import Testing

@testable import WorkbookKit

/// Tests that the functions of a starter's tests are named after titles, and compile with any title.
@Suite struct TestNamesTests {
    @Test func `titles become names of functions`() {
        var names = TestNames(besides: CodeWords(in: []))
        #expect(names.make(from: "A quarter turn") == "aQuarterTurn")
        #expect(names.make(from: "3 windows") == "test3Windows")
        #expect(names.make(from: "!") != "")
    }

    @Test(arguments: ["Init", "Class", "default", "Self", "Repeat"])
    func `a keyword is no name`(title: String) {
        var names = TestNames(besides: CodeWords(in: []))
        #expect(names.make(from: title) == title.lowercased() + "Test")
    }

    @Test func `a test hides no function that it calls`() {
        var names = TestNames(besides: CodeWords(in: [["#expect(thrice(2) == 6)"]]))
        #expect(names.make(from: "Thrice") == "thriceTest")
    }

    @Test func `no two are called alike`() {
        var names = TestNames(besides: CodeWords(in: []))
        #expect(["A b c", "a-b_c", "ABC", "a b c"].map { names.make(from: $0) } == ["aBC", "aBC2", "abc3", "aBC4"])
    }
}
