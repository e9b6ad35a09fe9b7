import Testing

@testable import Doctests

@Suite("Comparison of results")
struct RecordedValueTests {
    private static func text(_ text: String) -> RecordedValue { RecordedValue(.text, text) }
    private static let array = RecordedValue(.sequence, "[1, 2, 3]", children: [text("1"), text("2"), text("3")])
    private static let set = RecordedValue(.unordered, "[3, 1, 2]", children: [text("3"), text("1"), text("2")])
    private static let dictionary = RecordedValue(
        .dictionary, "[\"b\": 2, \"a\": 1]", children: [text("b"), text("2"), text("a"), text("1")])
    private static let optional = RecordedValue(.optional, "Optional(5)", children: [text("5")])
    private static let none = RecordedValue(.optional, "nil")
    private static let tuple = RecordedValue(
        .tuple, "(inserted: true, 4)", children: [text("true"), text("4")], labels: ["inserted", ""])
    private static let nested = RecordedValue(.sequence, "[ArraySlice([1, 2, 3])]", children: [array])
    private static let object = RecordedValue(.text, "Point(x: 1, y: 2)", debugDescription: "main.Point(x: 1, y: 2)")

    @Test(arguments: [
        (array, "[1, 2, 3]"), (array, "[1,2,3]"), (array, "1, 2, 3"), (array, "[1, ..., 3]"), (array, "[1, 2, …]"),
        (array, "[1, 2, 3] as Set<Int>"), (array, "`[1, 2, 3]`."), (set, "[1, 2, 3]"), (set, "{ 2, 1, 3 }"),
        (dictionary, "[\"a\": 1, \"b\": 2]"), (dictionary, "[\"a\": 1, ...]"), (optional, "5"),
        (optional, "Optional(5)"),
        (none, "nil"), (tuple, "(inserted: true, 4)"), (tuple, "(true, 4)"), (nested, "[[1, 2, 3]]"),
        (object, "Point(x: 1, y: 2)"), (object, "Other.Point(x: 1, y: 2)"), (text("a b"), "\"a  b\""),
        (text("10000"), "10_000"),
        (text("3.14159"), "3.14..."), (text("red"), ".red"), (text("it's"), "'it's'."),
        (text("known as Bob"), "known as Bob"), (text("10000000000.0"), "1e10"), (text("1...3"), "1...3"),
    ])
    func `a text states a value`(value: RecordedValue, text: String) {
        #expect(value.matches(text))
    }

    @Test(arguments: [
        (array, "[1, 2]"), (array, "[3, 2, 1]"), (array, "[1, 2, 3, 4]"), (array, "[1, ..., 2]"),
        (RecordedValue(.sequence, "[5]", children: [text("5")]), "5"), (text("1..<3"), "1...3"),
        (text("0...15"), "0...5"), (text("15"), "1...5"), (text("known"), "known as Bob"), (text("10"), "1e2"),
        (array, ""),
        (set, "[1, 2]"),
        (set, "[1, 2, 2]"), (dictionary, "[\"a\": 2, \"b\": 1]"), (dictionary, "[\"a\": 1]"), (dictionary, "[:]"),
        (optional, "6"), (optional, "nil"), (none, "5"), (text("5"), "Optional(5)"), (tuple, "(inserted: false, 4)"),
        (tuple, "(removed: true, 4)"), (nested, "[[1, 2], [3]]"), (text("a"), "b"), (text("[1"), "[1, 2"),
        (text("3.14159"), "3.15..."), (text(""), "..."),
    ])
    func `a text states another value`(value: RecordedValue, text: String) {
        #expect(!value.matches(text))
    }

    @Test(arguments: [
        (array, "[1, 5, 3]", "[1, 2, 3]"), (array, "[ 1,5, 3 ].", "[ 1,2, 3 ]."), (array, "[1]", "[1, 2, 3]"),
        (array, "`[1, 2]` as Set<Int>", "`[1, 2, 3]` as Set<Int>"), (set, "[1, 2, 4]", "[1, 2, 3]"),
        (optional, "6", "5"),
        (optional, "Optional(6)", "Optional(5)"), (none, "5", "nil"), (optional, "nil", "Optional(5)"),
        (tuple, "(false, 4)", "(inserted: true, 4)"), (dictionary, "[\"a\": 3, \"b\": 2]", "[a: 1, \"b\": 2]"),
        (dictionary, "[ \"b\": 2, \"c\": 1]", "[ \"b\": 2, a: 1]"),
        (dictionary, "[:]", "[b: 2, a: 1]"), (set, "[3, 3, 2]", "[3, 1, 2]"), (nested, "[[1, 9, 3]]", "[[1, 2, 3]]"),
        (text("a"), "\"b\".", "\"a\"."), (RecordedValue(.text, "a", debugDescription: "\"a\""), "b", "\"a\""),
        (text("10000"), "20_000", "10000"), (array, "[1, 2, 3]", "[1, 2, 3]"),
    ])
    func `a comment is corrected in its form`(value: RecordedValue, text: String, corrected: String) {
        #expect(value.corrected(text) == corrected)
        #expect(value.matches(corrected))
    }

    private func verdicts(_ code: String, _ facts: ResultCheck.Facts) -> [ResultCheck.Verdict] {
        let claims = ResultClaims(Statement.statements(of: DocListing(code))[0], declared: ["x"])
        return ResultCheck(facts).verdicts(on: claims)
    }

    @Test(arguments: [
        ("print(x) // 5", "5\n"), ("print(x)\n// Prints \"a\"", "a\n"), ("print(x)\n// a\n// b", "a\nb\n"),
        ("for i in x { print(i) }\n// 1, 2, 100", "1\n2\n100\n"), ("print(x) // b", "a\nb\n"),
        ("f()\n// a\n// ...\n// d", "a\nb\nc\nd\n"),
        ("for i in x {\n    print(i) // a\n    // b\n}", "a\nb\n"),
    ])
    func `comments state what's printed`(code: String, printed: String) {
        let verdicts = verdicts(code, .init(printed: printed))
        #expect(verdicts.filter { $0 != .remark }.allSatisfy { $0 == .matches } && verdicts.contains(.matches))
    }

    @Test(arguments: [
        ("print(x) // 5", "6\n", "this prints '6', not '5'"),
        ("print(x) // Prints 5", "6\n", "this does not print '5': it prints '6'"),
        ("for i in x { print(i) } // 0 1 3", "0\n1\n2\n", "this prints '0 1 2', not '0 1 3'"),
        ("f() // prints a", "", "this does not print 'a': nothing more is printed"),
        ("print(x) // hello world", "hello word\n", "this prints 'hello word', not 'hello world'"),
    ])
    func `a line that isn't printed is an error`(code: String, printed: String, message: String) {
        guard case .differs(let text, _)? = verdicts(code, .init(printed: printed)).first else {
            Issue.record("no difference")
            return
        }
        #expect(text == message)
    }

    @Test func `a comment states the value, and the next one what a variable is now`() {
        let facts = ResultCheck.Facts(
            value: Self.text("yellow"), variables: ["x": Self.array], receiver: "x")
        #expect(verdicts("x.remove(at: 2) // \"yellow\"\n// [1, 2, 3]", facts) == [.matches, .matches])
        #expect(verdicts("x.remove(at: 2) // x is now [1, 2, 3]", facts) == [.matches])
        #expect(
            verdicts("x.remove(at: 2) // [1, 2]", facts) == [
                .differs("this is yellow, not [1, 2]", actual: "yellow")
            ])
        #expect(
            verdicts("x.remove(at: 2) // x == [1]", facts) == [
                .differs("'x' is [1, 2, 3], not [1]", actual: "[1, 2, 3]")
            ])
    }

    @Test func `a constant, or a variable behind a value, isn't the result of a statement`() {
        let constant = ResultCheck.Facts(value: Self.text("3"), variables: ["x": Self.array], receiver: "x")
        #expect(verdicts("x.count // [1, 2, 3]", constant) == [.differs("this is 3, not [1, 2, 3]", actual: "3")])
        #expect(verdicts("x.count\n// [1, 2, 3]", constant) == [.differs("this is 3, not [1, 2, 3]", actual: "3")])
        var variable = constant
        variable.isReceiverMutable = true
        #expect(verdicts("x.f()\n// [1, 2, 3]", variable) == [.matches])
        #expect(verdicts("x.f() // [1, 2, 3]", variable) == [.differs("this is 3, not [1, 2, 3]", actual: "3")])
        variable.value = Self.text("()")
        #expect(verdicts("x.f() // [1, 2, 3]", variable) == [.matches])
    }

    @Test func `a property that's assigned is the result`() {
        let facts = ResultCheck.Facts(
            value: Self.object, variables: ["x": Self.object, "x.y": Self.text("5")], receiver: "x", assignedPath: "x.y"
        )
        #expect(verdicts("x.y = 5 // 5", facts) == [.matches])
        #expect(verdicts("x.y = 5 // 6", facts) == [.differs("this is 5, not 6", actual: "5")])
    }

    @Test func `nothing is said of words, of code, and of what wasn't recorded`() {
        #expect(verdicts("f() // OK", .init(value: Self.text("5"))) == [.remark])
        #expect(verdicts("f() // [1]", .init()) == [.unknown])
        #expect(verdicts("x // x is now [0, UInt.bitWidth + 1]", .init(variables: ["x": Self.array])) == [.unknown])
    }
}
