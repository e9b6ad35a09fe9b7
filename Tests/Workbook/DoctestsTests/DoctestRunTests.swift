import ChapterKit
import Foundation
import SnippetPrograms
import Testing

@testable import Doctests

/// A test of comments that are compiled and run. One run compiles all of them, as `workbook test` does.
@Suite("Runs of documentation comments")
struct DoctestRunTests {
    /// A comment of the form `/// code` for each line, or with listings divided by `---`.
    private static func doctest(_ number: Int, _ text: String) -> Doctest {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line == "---"
                ? "///\n/// Text.\n///\n" : line.hasPrefix("<!--") ? "/// \(line)\n///\n" : "///     \(line)\n"
        }
        let source = "/// Text.\n///\n\(lines.joined())func f\(number)() {}\n"
        let path = "Sources/A/File \(number).swift"
        let comment = DocumentedDeclarations(SourceFile(path: path, text: source)).comments[0]
        return Doctest(path: path, module: "A", comment: comment, listings: DocListings(comment, path: path).listings)
    }

    private static func run(
        _ texts: [String], seconds: Double = 20, setUp: [SetUp] = []
    ) async throws -> DoctestRun.Report {
        // A response file has an escape for a backslash and for a quotation mark.
        let folder = FileManager.default.temporaryDirectory.appending(path: "doctests \\\"-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = DoctestRun.Settings(imports: [], languageMode: "6", arguments: [], seconds: seconds)
        let doctests = texts.enumerated().map { doctest($0, $1) }
        return try await DoctestRun(settings, in: folder, processes: ChildProcesses()).report(on: doctests) { _ in setUp
        }
    }

    private func passed(_ compared: Int = 0, hasRun: Bool = true) -> DoctestResult {
        .passed(.init(hasRun: hasRun, compared: Array(repeating: .init(line: 0, column: 0), count: compared)))
    }

    /// Returns a result without the locations of what was compared, the corrections, and the line of the standard
    /// library in a message, which differs between versions.
    private static func simplified(_ result: DoctestResult) -> DoctestResult {
        switch result {
        case .passed(var comparison):
            comparison.compared = comparison.compared.map { _ in .init(line: 0, column: 0) }
            return .passed(comparison)
        case .failed(let issues):
            return .failed(
                issues.map { issue in
                    let text = issue.text.replacing(#/Swift\/.*: Fatal error/#, with: "Fatal error")
                    return .init(text, line: issue.location.line, column: issue.location.column)
                })
        case .notTested: return result
        }
    }

    @Test func `right examples pass, and their results are compared`() async throws {
        let right: [(String, [DoctestResult])] = [
            ("var set: Set = [1, 2]\nset.formUnion([3]) // [1, 2, 3]\n// set is now [3, 2, 1]", [passed(2)]),
            (
                "let x = 1\n---\nprint(x + 1) // 2\n---\nlet x = \"a\" // \"a\"\nprint(x) // a",
                [passed(), passed(1), passed(2)]
            ),
            ("var x = [1, 2, 3]\nx.remove(at: 1) // 2\n// [1, 3]\nx.popLast() // 3", [passed(3)]),
            ("for i in 1...3 {\n    print(i * i)\n}\n// 1, 4, 9", [passed(1)]),
            ("func f(_ x: Int) -> Int { ... }\nstruct S { var a = 1 }", [passed(hasRun: false)]),
            (
                "func f() {\n    print(1) // 2\n}\nf()",
                [.passed(.init(unknown: [.init(line: 4, column: 22)]))]
            ),
            ("let x = await Task { 3 }.value // 3", [passed(1)]),
            (
                "let x = [1]\nprint(x[0]) // 1\nprint(x[1]) // Fatal error: Index out of range\nprint(x.count) // 1",
                [passed(3)]
            ),
            ("let x = 1\nx.count // error: Int has no member\nx // 1", [passed(2)]),
            ("extension Int {\n    var doubled: Int { self * 2 }\n}\n2.doubled // 4", [passed(1)]),
            (
                "extension Int { var tripled: Int { self * 3 } }\nguard let x = Int(\"4\"),\n    x > 1\nelse { return }\nx.tripled // 12\nlet f = { return }\nfunc g() { if x > 0 { return } }",
                [passed(1)]
            ),
            (
                "private let a = 4 // 4\n---\nif a > 3 {\n    print(a)\n    return\n}\n---\nfatalError()",
                [passed(1), passed(), .notTested("it did not run; line 7 ended the process")]
            ),
            ("guard let x = Int(\"4\") else { return }\nx // 4\ntry JSON()\nfunc JSON() throws {}", [passed(1)]),
            (
                "var p = (x: 1, y: 2)\np.x = 5 // 5\nguard p.x == 1 else { return }\np.y // 2",
                [.passed(.init(compared: [.init(line: 0, column: 0)], unknown: [.init(line: 6, column: 13)]))]
            ),
            (
                "var count = 0\nlet n = [1, 2].lazy.map { _ in count += 1 } // a lazy collection\ncount // 0",
                [passed(1)]
            ),
            ("print(readLine() ?? \"none\") // none", [passed(1)]),
            ("print(\"a\\nb\") // a\n// snippet.end", [passed(1)]), ("print(\"a\\n\") // a\n// a remark", [passed(1)]),
            (
                "let k = 3\n---\nlet k = 4\n---\nextension Int { public var quarter: Int { self / 4 } }\npublic struct Pair { var a = 1 }\n8.quarter // 2\nPair().a // 1\nk // 4",
                [passed(), passed(), passed(3)]
            ),
            ("<!-- workbook: compiled -->\nwhile true {}", [passed(hasRun: false)]),
            (
                "let x = 1\n---\n<!-- workbook: traps message=\"no more\" -->\nfatalError(\"no more\")",
                [passed(), passed(1)]
            ),
            ("<!-- workbook: fails message=\"cannot find 'y'\" -->\ny", [passed(1)]),
            (
                "struct P: CustomStringConvertible {\n    var a: Int\n    var description: String { \"<\\(a)>\" }\n}\nP(a: 2) // <2>\nprint(P(a: 2))  // <2>",
                [passed(2)]
            ),
        ]
        let report = try await Self.run(right.map(\.0))
        for (index, (text, results)) in right.enumerated() {
            #expect(report.results[index].map(Self.simplified) == results, "\(text)")
        }
        #expect(report.merged == right.count - 5 && report.alone == 4)
    }

    @Test func `each mistake is found at its line, and the others are tested all the same`() async throws {
        let wrong: [(String, [DoctestResult])] = [
            ("let x = 1\nx.y", [.failed([.init("value of type 'Int' has no member 'y'", line: 4, column: 11)])]),
            ("let x = [1, 2] // [1, 3]", [.failed([.init("this is [1, 2], not [1, 3]", line: 3, column: 24)])]),
            ("print(1) // 2", [.failed([.init("this prints '1', not '2'", line: 3, column: 18)])]),
            (
                "for i in 1...3 { print(i) }\n// 1\n// 2",
                [.failed([.init("this prints 3 lines, not 2", line: 5, column: 9)])]
            ),
            (
                "for i in 1...2 { print(i) }\n// 1\n// 2\n// 3",
                [.failed([.init("this does not print '3': nothing more is printed", line: 6, column: 9)])]
            ),
            (
                "let x = y\n---\nlet z = 1\n---\nx + z",
                [
                    .failed([.init("cannot find 'y' in scope", line: 3, column: 17)]), passed(),
                    .notTested("it rests on line 3, which doesn't compile"),
                ]
            ),
            (
                "for i in 1...2\n    print(i)\n}\n---\nlet x = 1 // 1",
                [
                    .failed([.init("expected '{' to start the body of for-each loop", line: 3, column: 23)]), passed(1),
                ]
            ),
            (
                "let x = [1]\nprint(x[2])\n---\nprint(x) // [1]",
                [
                    .failed([
                        .init(
                            "the process was stopped by signal 4; it said:\nSwift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
                            line: 4, column: 9)
                    ]),
                    .notTested("it did not run; line 3 ended the process"),
                ]
            ),
            ("while true {}", [.failed([.init("did not come to its end in time", line: 3, column: 9)])]),
            (
                "import Foundation\nexit(0)",
                [
                    .failed([.init("it ended the process, so its results weren't compared", line: 4, column: 9)])
                ]
            ),
            ("func f(_ x: T) -> Int\nfunc g()", [.notTested("it has signatures only")]),
            (
                "extension Array {\n    init(x: Int)\n    subscript(a: Int) -> Int\n    var c: Int { get }\n}",
                [.notTested("it has signatures only")]
            ),
            ("struct A", [.failed([.init("expected '{' in struct", line: 3, column: 17)])]),
            ("exp(1) - 1", [.notTested("nothing declares 'exp'; label it 'swift' to make this an error")]),
            ("exp(1) // 1", [.failed([.init("cannot find 'exp' in scope", line: 3, column: 9)])]),
            ("+---+\n| a |", [.notTested("it isn't Swift; label it 'text'")]),
            (
                "print(1) // Fatal error",
                [
                    .failed([
                        .init("this does not stop the process, but the comment says that it does", line: 3, column: 9)
                    ])
                ]
            ),
            (
                "let x: Int\nprint(x)",
                [.failed([.init("constant 'x' used before being initialized", line: 4, column: 15)])]
            ),
            (
                "fatalError(\"no more colors\") // Fatal error: no more colours",
                [
                    .failed([
                        .init("this stops the process with 'no more colors', not 'no more colours'", line: 3, column: 9)
                    ])
                ]
            ),
            (
                "extension Int { var a: Int { 1 } }\nlet z: [Int] = []\nz.count // Fatal error",
                [
                    .failed([
                        .init("this does not stop the process, but the comment says that it does", line: 5, column: 9)
                    ])
                ]
            ),
            (
                "let q = [1]\nq.frist() // error: Index out of range",
                [
                    .failed([
                        .init(
                            "this does not compile, but for another reason:\nvalue of type '[Int]' has no member 'frist'",
                            line: 4, column: 9)
                    ])
                ]
            ),
            ("struct E: Error {}\nthrow E()", [.failed([.init("this throws E()", line: 4, column: 9)])]),
            (
                "struct E: Error {}\nfunc f(_ x: Int) throws {\n    if x > 1 { throw E() }\n}\ntry f(1)\nlet sum = 1 +\n    2\n@available(*, deprecated)\nlet x = sum\nif x > 2 {\n    print(x) // 3\n    try f(x)\n}\nx // 3",
                [.failed([.init("this throws E()", line: 12, column: 9)])]
            ),
            (
                "let x = 1\nx // 1\nwhile true {}",
                [.failed([.init("did not come to its end in time", line: 5, column: 9)])]
            ),
            (
                "extension Int { func f() {} }\n1.f()\nprint([1][2])",
                [
                    .failed([
                        .init(
                            "the process was stopped by signal 4; it said:\nSwift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
                            line: 5, column: 9)
                    ])
                ]
            ),
            (
                "let x = 1 // 1\n---\nimport Missing\nx",
                [passed(1), .failed([.init("no such module 'Missing'", line: 7, column: 16)])]
            ),
            ("let x = 1 // 1", [passed(1)]),
        ]
        let report = try await Self.run(wrong.map(\.0), seconds: 3)
        for (index, (text, results)) in wrong.enumerated() {
            #expect(
                report.results[index].map(Self.simplified) == results.map(Self.simplified), "\(text)")
        }
    }

    @Test(arguments: [
        ("Swift/ContiguousArrayBuffer.swift:3: Fatal error: a", 4), ("A/File 0.swift:3: Fatal error: a", 3),
        ("/a/Sources/A/File 0.swift:5: Assertion failed", 5), ("A/File 0.swift:9: Fatal error: a", 4),
    ])
    func `a stop is reported at its line, or at the statement that began last`(errors: String, line: Int) {
        var unit = DoctestUnit(0, Self.doctest(0, "let x = 1\nf {\n    x\n}"), setUp: [], imports: [])
        let records = [
            Record(begin: 0, offset: 0), Record(at: [0, 0], offset: 0), Record(at: [0, 1], offset: 0),
        ]
        unit.evaluate(.init(end: .stopped(signal: 4), output: Data(), errors: errors, records: records))
        guard case .failed(let issues) = unit.results[0] else { return #expect(Bool(false)) }
        #expect(issues.map(\.location.line) == [line])
    }

    @Test func `a listing that can't be linked fails, and the others are tested`() async throws {
        let file = SourceFile(path: "Doctests/A.swift", text: "@_silgen_name(\"missing\") func missing()\n")
        let report = try await Self.run(
            [
                "let x = 1 // 1", "let y = 2 // 2\n---\nmissing()\n---\ny // 2", "let x = 1 // 2",
                "extension Int {}\nmissing()",
            ], setUp: [SetUp(file)])
        func failure(at line: Int) -> DoctestResult {
            .failed([.init("this can't be linked:\nundefined reference to 'missing'", line: line, column: 9)])
        }
        #expect(
            report.results.map { $0.map(Self.simplified) } == [
                [passed(1)], [passed(1), failure(at: 7), passed(1)],
                [.failed([.init("this is 1, not 2", line: 3, column: 19)])], [failure(at: 3)],
            ])
    }

    @Test func `the set-up comes before each example`() async throws {
        let text =
            "import Foundation\n\nstruct App { var name = \"a\" }\nextension App { var two: Int { 2 } }\nlet app = App()\n"
        let setUp = SetUp(SourceFile(path: "Doctests/A.swift", text: text))
        let report = try await Self.run(
            ["app.two // 2", "let app = App(name: \"b\")\napp.name // \"b\""], setUp: [setUp])
        #expect(report.results.map { $0.map(Self.simplified) } == [[passed(1)], [passed(1)]])
    }

    @Test func `an error in the set-up is reported at its line in the file`() async throws {
        let setUp = SetUp(SourceFile(path: "Doctests/A.swift", text: "\nlet app = Missing()\n"))
        await #expect {
            try await Self.run(["app"], setUp: [setUp])
        } throws: { error in
            "\(error)".contains("Doctests/A.swift:2:11: cannot find 'Missing' in scope")
        }
    }
}
