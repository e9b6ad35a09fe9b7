import Testing

@testable import WorkbookKit

/// Tests that the functions of a starter's tests are named after titles, and compile with any title.
@Suite struct TestNamesTests {
    @Test func `titles are converted to function names`() {
        var names = TestNames(besides: CodeWords(in: []))
        #expect(names.make(from: "A quarter turn") == "aQuarterTurn")
        #expect(names.make(from: "3 windows") == "test3Windows")
        #expect(names.make(from: "!") != "")
    }

    @Test(arguments: ["Init", "Class", "default", "Self", "Repeat"])
    func `a keyword gets the suffix 'Test'`(title: String) {
        var names = TestNames(besides: CodeWords(in: []))
        #expect(names.make(from: title) == title.lowercased() + "Test")
    }

    @Test func `a test's name doesn't shadow a function that it calls`() {
        var names = TestNames(besides: CodeWords(in: [["#expect(thrice(2) == 6)"]]))
        #expect(names.make(from: "Thrice") == "thriceTest")
    }

    @Test func `function names are unique, ignoring case`() {
        var names = TestNames(besides: CodeWords(in: []))
        #expect(["A b c", "a-b_c", "ABC", "a b c"].map { names.make(from: $0) } == ["aBC", "aBC2", "abc3", "aBC4"])
    }
}
