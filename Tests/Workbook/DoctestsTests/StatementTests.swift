import Testing

@testable import Doctests

extension DocListing {
    /// Creates a listing whose lines begin in the first column of line 1.
    init(_ text: String) {
        self.init(
            lines: text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
                DocComment.Line(number: $0 + 1, column: 1, text: String($1))
            })
    }
}

@Suite("Statements and what their comments state")
struct StatementTests {
    private func statements(_ text: String) -> [Statement] { Statement.statements(of: DocListing(text)) }

    private func claims(_ text: String, declared: Set<String> = ["x", "set"]) -> ResultClaims {
        ResultClaims(statements(text)[0], declared: declared)
    }

    @Test func `a statement has all of its lines`() {
        let text = """
            let x = [
                1, 2,
            ]
            x
                .map { $0 + 1 }  // [2, 3]
            if x.isEmpty {
                print(x)
            }
            else {
            }
            let y = \"""
                a
            \"""
            y
            """
        #expect(statements(text).map(\.lines) == [0...2, 3...4, 5...9, 10...12, 13...13])
    }

    @Test func `comments belong to the statement before them, up to a blank line`() {
        let text = """
            // A heading.
            let x = 1 // 1
            // x is now 1

            // Another heading.
            for i in 0...x {
                print(i) // inside
            }
            // 0
            """
        let found = statements(text)
        #expect(found.map { $0.comments.map(\.text) } == [["1", "x is now 1"], ["inside", "0"]])
        #expect(found.map { $0.comments.map(\.isInside) } == [[false, false], [true, false]])
        #expect(found[0].comments.map(\.isTrailing) == [true, false])
    }

    @Test func `a comment after a blank line is a heading, unless no code follows it`() {
        #expect(statements("x\n\n// 1\ny").map(\.comments.count) == [0, 0])
        #expect(statements("x\n\n// error: a\n//   b\n\ny").map(\.comments.count) == [2, 0])
        #expect(claims("try f()\n\n// error: a\n//   b").end == .failure)
    }

    @Test(arguments: [
        ("\"a // b\"", 0), ("x /* 1 */ + 1", 0), ("https(\"//\") // 1", 1),
    ])
    func `only a comment at the end of a line may state a result`(line: String, count: Int) {
        #expect(statements(line)[0].comments.count == count)
    }

    @Test(
        arguments: [
            ("x // 1", .value, "1"), ("x // [1, 2]", .value, "[1, 2]"), ("x // \"a\"", .value, "\"a\""),
            ("x // nil", .value, "nil"),
            ("x // true, because it's empty", .value, "true"), ("x // => 1", .value, "1"),
            ("x // == [1]", .value, "[1]"),
            ("x // Optional(1)", .value, "Optional(1)"), ("x // .some", .value, ".some"),
            ("x // (1, \"a\")", .value, "(1, \"a\")"),
            ("x // 1...3", .value, "1...3"), ("x // [1] as Set<Int>", .value, "[1] as Set<Int>"),
            ("x // 1, 2, 3", .value, "1, 2, 3"),
            ("x // set is now [1]", .named("set"), "[1]"), ("x // `x` == 1", .named("x"), "1"),
            ("x // x.count: 1", .named("x.count"), "1"),
            ("x // set now contains [1, 2]", .named("set"), "[1, 2]"), ("x // Prints \"a\"", .printed, "\"a\""),
            ("x // prints: 4", .printed, "4"), ("x /* Prints 4 */", .printed, "4"),
        ] as [(String, ResultClaims.Unit.Form, String)])
    func `a comment may state a value, what's printed, or a variable`(
        code: String, form: ResultClaims.Unit.Form, text: String
    ) {
        #expect(claims(code).units.map(\.form) == [form])
        #expect(claims(code).units.map(\.text) == [text])
    }

    @Test(arguments: [
        "x // OK", "x // `a` is now some permutation of `[2, 4]`", "x // y == 1", "x // 10 elements are allocated",
        "x // [2] is the first", "x // Also O(log(n))!", "x // (not needed)", "x // nilOrMore",
        "x // nil values are skipped",
        "x // see [RFC",
    ])
    func `other comments are words`(code: String) {
        #expect(claims(code).units.map(\.form) == [.words])
    }

    @Test(
        arguments: [
            ("x[3] // Runtime error: Index out of range", .trap), ("x() // fatal error", .trap),
            ("x() // error: no member", .failure),
            ("x() // does not compile", .rejection), ("x() // errors are ignored", nil), ("f { // Error\n}", nil),
        ] as [(String, ResultClaims.End?)])
    func `a comment may say that the statement fails`(code: String, end: ResultClaims.End?) {
        #expect(claims(code).end == end)
    }

    @Test func `a list in several lines is one result, and lines after a word are several`() {
        #expect(claims("x\n// x is now [1,\n//           2]").units.map(\.text) == ["[1, 2]"])
        let printed = claims("x\n/* Prints:\n a\n b\n*/")
        #expect(printed.units.map(\.text) == ["a", "b"] && printed.units.map(\.form) == [.printed, .printed])
        #expect(claims("x // \"yellow\"\n// [1, 2]").units.map(\.text) == ["\"yellow\"", "[1, 2]"])
    }

    @Test(arguments: [
        ("let prefix = 1 // 1", false), ("prefix.count // 1", false), ("open(x) // 1", false),
        ("@W var x = 1 // 1", false),
        ("private let x = 1 // 1", false), ("actor.run()", false), ("func f() {}", true),
        ("@MainActor final class A {}", true),
        ("init(x: Int) {}", true), ("@Attribute", true), ("mutating func f() {}", true), ("import A", true),
        ("@available(iOS 13, *) private(set) public class A {}", true), ("init?<T>(x: T) {}", true),
        ("init = 1", false),
        ("nonisolated(unsafe) var x = 1", false), ("actor", false), ("prefix = 1", false), ("infix operator +", true),
    ])
    func `a declaration is one by its keyword`(code: String, isDeclaration: Bool) {
        #expect(statements(code)[0].isDeclaration == isDeclaration)
        let count = code.contains("//") ? 1 : 0
        #expect(isDeclaration || ResultClaims(statements(code)[0], declared: []).units.count == count)
    }

    @Test(arguments: [
        ("extension Int {}", true), ("precedencegroup P {}", true), ("infix operator ++", true),
        ("prefix func - (x: Int) {}", true), ("public struct A {}", true), ("@MainActor fileprivate let x = 1", true),
        ("public private(set) var x = 1", true), ("public import A", false), ("func f() {}", false),
        ("let x = 1", false),
        ("open(x)", false), ("final class A {}", false), ("package.f()", false),
    ])
    func `some declarations can't be in a function`(code: String, needsFile: Bool) {
        #expect(StatementStart(code).needsFile == needsFile)
    }

    @Test func `a regular expression hides no comment and opens no bracket`() {
        let found = statements("let x = /[\"(]\\/{/ // 1\nlet y = #/\n  [(\"]  # 2\n/#\ny.f() // 3")
        #expect(found.map(\.lines) == [0...0, 1...3, 4...4])
        #expect(found.map { $0.comments.map(\.text) } == [["1"], [], ["3"]])
    }

    @Test(arguments: [
        ("x // returns 4", "4"), ("x // Returns false", "false"), ("x // result: [1]", "[1]"),
        ("x // 7 (because of x)", "7"),
        ("x // is [1]", "[1]"),
    ])
    func `words around a value are left out`(code: String, text: String) {
        #expect(claims(code, declared: []).units.map(\.text) == [text])
        #expect(claims(code, declared: []).units.map(\.form) == [.value])
    }

    @Test(arguments: [
        "x.f() // traps if it's empty", "x.f() // doesn't compile on Linux", "x.f() // crashes when called",
    ])
    func `a condition of a failure is a remark`(code: String) {
        #expect(claims(code).end == nil && claims(code).units.map(\.form) == [.words])
    }

    @Test(arguments: [("p.x = 5", "p.x"), ("p.x.y += 1", "p.x.y"), ("p = 5", nil), ("p.f()", nil), ("q.x = 1", nil)])
    func `a statement may assign a property`(code: String, path: String?) {
        #expect(DoctestListing.assignedPath(of: statements(code)[0], among: ["p"]) == path)
    }

    @Test func `comments in declarations state nothing`() {
        #expect(claims("func f() {\n    g() // 1\n}\n// 2").units.isEmpty)
        #expect(claims("func f() {\n    g() // 1\n    h() // see g\n}\n// 2").incomparable.map(\.text) == ["1"])
        #expect(claims("struct A {\n    var x = 1 // 1\n}").incomparable.isEmpty)
    }

    @Test(
        arguments: [
            ("let x = 1", ["x"]), ("var `in`: Int", ["in"]), ("let (a, _) = f()", ["a"]),
            ("guard let y = x else { return }", ["y"]),
            ("func f<T>(x: T) {}", ["f"]), ("@MainActor final class C {}", ["C"]), ("x = 1", []),
            ("let a = 1, b = 2", ["a", "b"]), ("private lazy var x = 1", ["x"]), ("public enum E {}", ["E"]),
            ("extension Int {}", []), ("guard var (a, b) = f() else { return }", ["a", "b"]),
        ] as [(String, Set<String>)])
    func `a statement declares names`(code: String, names: Set<String>) {
        #expect(DeclaredNames.names(in: code) == names)
    }

    @Test(arguments: [
        ("set.insert(1)", "set"), ("let old = set.update(with: 1)", "set"), ("try await set.f()", "set"),
        ("set += [1]", "set"),
        ("print(set)", "set"), ("swap(&x, &set)", "x"), ("other.insert(1)", nil), ("for y in set {}", nil),
    ])
    func `a statement has a variable that it may change`(code: String, name: String?) {
        #expect(DoctestListing.receiver(of: statements(code)[0], among: ["set", "x"]) == name)
    }

    @Test(arguments: [
        ("await f()", true), ("for await x in y {}", true), ("if x {\n    await f()\n}", true),
        ("Task { await f() }", false),
        ("func f() async {\n    await g()\n}", false), ("x.map({ await $0 })", false), ("f()", false),
        ("// await", false),
    ])
    func `an await outside of closures makes the function asynchronous`(code: String, isAsync: Bool) {
        #expect(OuterWords(code).isAsync == isAsync)
    }

    @Test(arguments: [
        ("if x { return }", 1), ("guard x else { return }", 1), ("guard let x,\n    y\nelse {\n    return // 1\n}", 1),
        ("return; x", 1), ("return x", 0), ("f { return }", 0), ("func f() {\n    if x { return }\n}", 0),
        ("x.return", 0),
    ])
    func `a return outside of functions ends the example`(code: String, count: Int) {
        #expect(OuterWords(code).returns.count == count)
    }

    @Test(arguments: [
        ("x\ny", true), ("let x = 1 +\n2", false), ("x!\ny", true), ("@A\nvar x", false), ("f(\n)\ny", true),
        ("let x:\nInt", false), ("func f()\nthrows {}", false), ("x as? B<Int>\ny", true), ("a ??\nb", false),
        ("func f()\n{}", false), ("x\n#if a", false), ("x\nfunc f() {}", false),
    ])
    func `a call can precede a statement of its own`(code: String, isSeparate: Bool) {
        let listing = DoctestListing(DocListing(code), after: [])
        #expect(listing.isSeparate(listing.statements.count - 1) == isSeparate)
    }
}
