import Foundation
import TestSupport
import Testing

/// A workspace that builds in seconds, with the plugin of starters and two chapters, the second of which needs the
/// first. None of their exercises has been begun.
struct SmallStarter: Sendable {
    /// An exercise of the workspace: its name, its stub, its solution, and its tests.
    struct Exercise: Sendable {
        var name: String
        var type: String
        var folder = "Chapters/01-small"
        var imports = ""
        var head: String
        var stub: String
        var solution: String
        var tests: String

        var file: String { "\(folder)/Exercises/\(type).swift" }
        var testFile: String { "\(folder)/Tests/\(type)Tests.swift" }
        var module: String { folder.hasSuffix("small") ? "Small" : "Large" }

        func text(_ body: String) -> String { "\(imports)\(head) {\n\(body)\n}\n" }
        var open: String { text("    // Write your code here.\n    \(stub)") }
        var solved: String { text("    \(solution)") }

        var testText: String {
            """
            import Testing

            @testable import \(module)

            @Suite("The \(name)")
            struct \(type)Tests {
            \(tests)
            }

            """
        }

        fileprivate var item: [String: Any] {
            [
                "name": name, "title": "The \(name)", "file": file, "suite": "\(type)Tests",
                "stub": ["    // Write your code here.", "    \(stub)"],
                "hints": ["The first of `\(name)`.", "The *second* of it."],
            ]
        }
    }

    static let columns = Exercise(
        name: "columns", type: "Columns", head: "func columns(in width: Int) -> Int", stub: "1",
        solution: "max(width / 10, 1)",
        tests: """
                @Test("As many as fit") func fit() {
                    for width in [10, 35, 62] { #expect(columns(in: width) == width / 10, "in \\(width) points") }
                }

                @Test("There is always one") func one() { #expect(columns(in: 0) == 1) }
            """)
    static let middle = Exercise(
        name: "middle", type: "Middle", head: "func middle(of list: [Int]) -> Int?", stub: "nil",
        solution: "list.isEmpty ? nil : list[list.count / 2]",
        tests: """
                @Test("None has none") func none() { #expect(middle(of: []) == nil) }

                @Test("One of three") func three() { #expect(middle(of: [1, 2, 3]) == 2) }
            """)
    static let greeting = Exercise(
        name: "greeting", type: "Greeting", head: "func greeting(_ name: String) -> String", stub: "\"\"",
        solution: "\"Hello, \\(name)!\"",
        tests: """
                @Test("It names who is greeted") func named() { #expect(greeting("Anna") == "Hello, Anna!") }
            """)
    /// An exercise of the second chapter, whose solution calls a function of the first.
    static let table = Exercise(
        name: "table", type: "Table", folder: "Chapters/02-large", imports: "@testable import Small\n\n",
        head: "func table(in width: Int) -> [Int]", stub: "[]",
        solution: "Array(repeating: 0, count: columns(in: width))",
        tests: """
                @Test("It has all columns") func all() { #expect(table(in: 30).count == 3) }
            """)

    /// The exercises of the first chapter.
    static let exercises = [columns, middle, greeting]
    private static let all = exercises + [table]

    private let folder: TemporaryFolder

    var path: String { folder.path }

    init() throws {
        folder = try TemporaryFolder()
        let plugin = Repository.root + "/templates/starter/Plugins"
        try FileManager.default.copyItem(atPath: plugin, toPath: folder["Plugins"])
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write(Self.chapter("Small", needs: nil), to: "Chapters/01-small/Package.swift")
        try folder.write(Self.chapter("Large", needs: "Small"), to: "Chapters/02-large/Package.swift")
        for exercise in Self.all { try folder.write(exercise.testText, to: exercise.testFile) }
        try folder.write(Self.pageTests, to: "Chapters/01-small/Tests/PageTests.swift")
        for name in ["01-small/Sources/Small", "02-large/Sources/Large"] {
            try folder.write("", to: "Chapters/\(name).swift")
        }
        var book = Dictionary(uniqueKeysWithValues: Self.all.map { ($0.file, $0.open) })
        book[Self.source] = ""
        for exercise in Self.all { book[exercise.testFile] = exercise.testText }
        let solutions = Self.all.map { ($0.file, Data($0.solved.utf8).base64EncodedString()) }
        try folder.write(Self.json(book), to: ".book/base.json")
        try folder.write(Self.json(Dictionary(uniqueKeysWithValues: solutions)), to: ".book/solutions.json")
        try reset()
    }

    /// A file of the first chapter that has no exercise.
    static let source = "Chapters/01-small/Sources/Small.swift"

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        #if os(macOS)
            let permissions: [PluginPermission] = [.writeToPackageDirectory(reason: "It compiles the chapters.")]
        #else
            let permissions: [PluginPermission] = []
        #endif

        let package = Package(
            name: "Book",
            targets: [
                .executableTarget(name: "progress", path: "Plugins/Progress", exclude: ["Plugin.swift"]),
                .plugin(
                    name: "Progress",
                    capability: .command(
                        intent: .custom(verb: "progress", description: "Say which exercises are solved."),
                        permissions: permissions),
                    dependencies: ["progress"], sources: ["Plugin.swift"]),
            ])

        """

    private static func chapter(_ module: String, needs: String?) -> String {
        let package = { (name: String) in name == "Small" ? "01-small" : "02-large" }
        let product = needs.map { ".product(name: \"\($0)\", package: \"\(package($0))\")" } ?? ""
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(package(module))",
                products: [.library(name: "\(module)", targets: ["\(module)"])],
                dependencies: [\(needs.map { ".package(path: \"../\(package($0))\")" } ?? "")],
                targets: [
                    .target(
                        name: "\(module)", dependencies: [\(product)], path: ".", exclude: ["Tests"],
                        sources: ["Sources", "Exercises"]),
                    .testTarget(name: "\(module)Tests", dependencies: ["\(module)"], path: "Tests"),
                ])

            """
    }

    private static let pageTests = """
        import Foundation
        import Testing

        @testable import Small

        @Suite struct PageTests {
            @Test func picture() throws {
                let folder = try #require(ProcessInfo.processInfo.environment["WORKBOOK_PICTURES"])
                try "\\(columns(in: 30))".write(toFile: folder + "/columns.svg", atomically: true, encoding: .utf8)
            }
        }

        """

    /// Restores the stubs of all exercises, and removes the records of hints, results, and replacements.
    func reset() throws {
        for exercise in Self.all { try write(exercise.open, to: exercise.file) }
        try write("", to: Self.source)
        try write(Self.list(Self.exercises, [Self.table]), to: ".exercises.json")
        for file in [".progress.json", ".kept", "figures"] { try? folder.remove(file) }
    }

    /// Returns the list of exercises, with those of the first and of the second chapter.
    static func list(_ first: [Exercise], _ second: [Exercise]) throws -> String {
        let chapters: [[String: Any]] = [
            [
                "name": "small", "number": 1, "title": "A small chapter", "folder": "Chapters/01-small",
                "module": "Small", "needs": [String](), "exercises": first.map(\.item),
            ],
            [
                "name": "large", "number": 2, "title": "A large chapter", "folder": "Chapters/02-large",
                "module": "Large", "needs": ["small"], "exercises": second.map(\.item),
            ],
        ]
        return try json(["title": "A small book", "isSolution": false, "chapters": chapters] as [String: Any])
    }

    private static func json(_ object: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
    }

    /// Saves a file as editors do, by replacing it with a new one. A file that already has the text isn't changed.
    func write(_ text: String, to file: String) throws {
        guard folder.text(file) != text else { return }
        try folder.write(text, to: file + ".new~")
        guard rename(folder[file + ".new~"], folder[file]) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ file: String) throws { try folder.remove(file) }
    func text(_ file: String) -> String? { folder.text(file) }

    /// Returns the paths of the files in `.kept`, without the folder of the date.
    func keptFiles() throws -> [String] {
        let found = FileManager.default.enumerator(atPath: folder[".kept"])?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(".swift") }.map {
            $0.split(separator: "/").dropFirst().joined(separator: "/")
        }
        .sorted()
    }

    // MARK: Calls

    /// The variables that SwiftPM needs, without those that the surrounding test run sets for its own processes.
    static let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }

    func progress(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(["progress", "."] + arguments, in: path, environment: Self.environment)
    }

    /// Returns the report in the format for editors.
    func document(_ run: Tool.Run) throws -> Document {
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    struct Document: Decodable, Equatable {
        struct Chapter: Decodable, Equatable {
            var name: String
            var isRun: Bool
            var isOutdated: Bool
            var exercises: [Exercise]
        }

        struct Exercise: Decodable, Equatable {
            var name: String
            var state: String
            var hintsGiven: Int
            var hintCount: Int
            var printed: [String]
            var failures: [Failure]
        }

        struct Failure: Decodable, Equatable {
            var test: String?
            var messages: [String]
            var file: String?
            var line: Int?
        }

        struct Next: Decodable, Equatable {
            var chapter: String
            var exercise: String
        }

        private enum CodingKeys: String, CodingKey {
            case nextExercise = "next"
            case solved, chapters
        }

        var nextExercise: Next?
        var solved: Int
        var chapters: [Chapter]

        /// The name of the next exercise.
        var next: String? { nextExercise?.exercise }
        /// The exercises of all chapters.
        var exercises: [Exercise] { chapters.flatMap(\.exercises) }
        var states: [String] { exercises.map(\.state) }
        /// The name of the chapter that was run.
        var run: String? { chapters.first(where: \.isRun)?.name }
    }
}

/// A trait that provides all tests of a suite with one small starter, so that it is compiled only once.
struct WithSmallStarter: SuiteTrait, TestScoping {
    @TaskLocal static var starter: SmallStarter?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        try await Self.$starter.withValue(SmallStarter()) { try await body() }
    }
}

extension Trait where Self == WithSmallStarter {
    static var withSmallStarter: Self { Self() }
}
