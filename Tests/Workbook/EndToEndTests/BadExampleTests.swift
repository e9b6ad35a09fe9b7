import Foundation
import TestSupport
import Testing

/// Tests of examples that harm their process or their surroundings.
@Suite struct BadExampleTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "bad", products: [.library(name: "Bad", targets: ["Bad"])], targets: [.target(name: "Bad")])

        """

    /// The code of each example, and the text of its failure, if it fails.
    private static let examples: [(code: String, failure: String?)] = [
        ("one() // 1", nil),
        ("while one() == 1 {}", "did not come to its end in time"),
        (
            "var all: [[UInt8]] = []; while one() == 1 { all.append([UInt8](repeating: 1, count: 100_000_000)) }",
            "did not come to its end in time"
        ),
        ("while one() == 1 { print(String(repeating: \"x\", count: 1_000_000)) }", "did not come to its end in time"),
        ("try Data(\"x\".utf8).write(to: URL(fileURLWithPath: \"written.txt\"))", nil),
        ("readLine() // nil", nil),
        ("exit(0)", "it ended the process, so its results weren't compared"),
        ("kill(getpid(), SIGKILL)", "the process was stopped by signal 9"),
        ("print(\"\\u{1B}[2J\\u{7}\") // prints 3", "this does not print '3': it prints '\\u{1B}[2J\\u{07}'"),
    ]

    private func tool(_ arguments: String..., in folder: TemporaryFolder) throws -> Tool.Run {
        try Tool.run(
            ["test", "--doc-comments"] + arguments, in: folder.path,
            environment: Tool.environmentWithSwift.merging([
                "TMPDIR": folder["temporary"], "WORKBOOK_TIME_LIMIT": "5",
            ]) { $1 })
    }

    @Test func `each is reported at its place, the others are tested, and nothing is left behind`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write("", to: "temporary/keep")
        let functions = Self.examples.enumerated().map { index, example in
            "/// Is tested.\n///\n///     \(example.code)\npublic func example\(index)() {}\n"
        }
        // The fence isn't closed.
        let first =
            "import Foundation\n/// Returns 1.\n///\n/// ```swift\n/// one() // 1\npublic func one() -> Int { 1 }\n"
        try folder.write(first + functions.joined(), to: "Sources/Bad/Bad.swift")
        let run = try tool(in: folder)
        #expect(run.status == 1 && !run.output.contains("\u{1B}") && run.errors.isEmpty)
        let failures = Self.examples.enumerated().compactMap { index, example -> String? in
            guard let failure = example.failure else { return nil }
            // A wrong result is reported at its comment, and what stops at the statement.
            let code = example.code.components(separatedBy: "//")
            let column = 9 + (code.count > 1 ? code[0].count : 0)
            return "Sources/Bad/Bad.swift:\(index * 4 + 9):\(column): \(failure)"
        }
        let found = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasPrefix("Sources/Bad/Bad.swift:")
        }
        #expect(found == failures)
        #expect(run.output.contains("\n4 passed, 6 failed\n"))
        #expect(folder.text("written.txt") == nil)
        // SwiftPM leaves files of its own in the temporary folder.
        let left = try FileManager.default.contentsOfDirectory(atPath: folder["temporary"])
        #expect(left.filter { $0.hasPrefix("workbook") } == [])
    }

    @Test(arguments: [
        ("public func a( {}\n", "", "Sources/Bad/Bad.swift:1:"),
        (
            "/// A.\n///\n///     a() // 1\npublic func a() -> Int { 1 }\n", "let b: Int = \"\"\n",
            "Doctests/Bad.swift:1:14: "
        ),
        ("/// \u{0}.\n///\n///     a() // 1\npublic func a( -> Int { 1 }\n", "", "Sources/Bad/Bad.swift:4:"),
    ])
    func `a package or a set-up that doesn't compile is one error`(
        source: String, setUp: String, place: String
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write("", to: "temporary/keep")
        try folder.write(source, to: "Sources/Bad/Bad.swift")
        if !setUp.isEmpty { try folder.write(setUp, to: "Doctests/Bad.swift") }
        let run = try tool(in: folder)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("correct it first:\n") && run.errors.contains(place), "\(run.errors)")
        // Each error is printed once.
        let lines = run.errorLines.filter { $0.contains(": error: ") }
        #expect(lines.count == Set(lines).count, "\(run.errors)")
        // Other programs get a document in any case.
        let log = try JSONDecoder().decode(
            DecodedSARIF.self, from: Data(tool("--format", "sarif", in: folder).output.utf8))
        #expect(log.runs[0].results.map(\.level) == ["error"])
    }
}
