import Foundation
import TestSupport
import Testing

/// A starter that builds in seconds, with the plugin of starters and three exercises, none of which has been begun.
struct SmallStarter: Sendable {
    /// An exercise of the starter: its name, its stub, its solution, and its tests.
    struct Exercise: Sendable {
        var name: String
        var type: String
        var head: String
        var stub: String
        var solution: String
        var tests: String

        var file: String { "Sources/Small/Exercises/\(type).swift" }

        func text(_ body: String) -> String { "\(head) {\n\(body)\n}\n" }
        var open: String { text("    // Write your code here.\n    \(stub)") }
        var solved: String { text("    \(solution)") }

        var testText: String {
            """
            import Testing

            @testable import Small

            @Suite("The \(name)")
            struct \(type)Tests {
            \(tests)
            }

            """
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
    static let exercises = [columns, middle, greeting]

    private let folder: TemporaryFolder

    var path: String { folder.path }

    init() throws {
        folder = try TemporaryFolder()
        let plugin = Repository.root + "/templates/starter/Plugins"
        try FileManager.default.copyItem(atPath: plugin, toPath: folder["Plugins"])
        try folder.write(Self.manifest, to: "Package.swift")
        for exercise in Self.exercises {
            try folder.write(exercise.testText, to: "Tests/SmallTests/\(exercise.type)Tests.swift")
        }
        try folder.write("", to: "Sources/Small/Small.swift")
        try reset()
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        #if os(macOS)
            let permissions: [PluginPermission] = [.writeToPackageDirectory(reason: "It compiles the package.")]
        #else
            let permissions: [PluginPermission] = []
        #endif

        let package = Package(
            name: "small",
            targets: [
                .target(name: "Small"),
                .testTarget(name: "SmallTests", dependencies: ["Small"]),
                .executableTarget(name: "progress", path: "Plugins/Progress", exclude: ["Plugin.swift"]),
                .plugin(
                    name: "Progress",
                    capability: .command(
                        intent: .custom(verb: "progress", description: "Say which exercises are solved."),
                        permissions: permissions),
                    dependencies: ["progress"], sources: ["Plugin.swift"]),
            ])

        """

    /// Restores the stubs of all exercises, and removes the record of given hints.
    func reset() throws {
        for exercise in Self.exercises { try write(exercise.open, to: exercise.file) }
        try write("", to: "Sources/Small/Small.swift")
        try write(String(decoding: Self.list(Self.exercises), as: UTF8.self), to: ".exercises.json")
        try? folder.remove(".progress.json")
    }

    static func list(_ exercises: [Exercise]) throws -> Data {
        let list: [[String: Any]] = exercises.map { exercise in
            [
                "name": exercise.name, "title": "The \(exercise.name)", "file": exercise.file,
                "suite": "\(exercise.type)Tests", "stub": ["    // Write your code here.", "    \(exercise.stub)"],
                "hints": ["The first of `\(exercise.name)`.", "The *second* of it."],
            ]
        }
        return try JSONSerialization.data(
            withJSONObject: ["title": "A small chapter", "module": "Small", "exercises": list])
    }

    /// Saves a file as editors do, by replacing it with a new one. A file that already has the text isn't changed.
    func write(_ text: String, to file: String) throws {
        guard folder.text(file) != text else { return }
        try folder.write(text, to: file + ".new~")
        guard rename(folder[file + ".new~"], folder[file]) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func remove(_ file: String) throws { try folder.remove(file) }
    func text(_ file: String) -> String? { folder.text(file) }

    // MARK: Calls

    /// The variables that SwiftPM needs, without those that the surrounding test run sets for its own processes.
    static let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }

    func progress(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(["progress"] + arguments, in: path, environment: Self.environment)
    }

    /// Returns the report in the format for editors.
    func document(_ run: Tool.Run) throws -> Document {
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }

    struct Document: Decodable, Equatable {
        struct Exercise: Decodable, Equatable {
            var name: String
            var state: String
            var hintsGiven: Int
            var hintCount: Int
            var failures: [Failure]
        }

        struct Failure: Decodable, Equatable {
            var test: String?
            var messages: [String]
            var file: String?
            var line: Int?
        }

        var next: String?
        var solved: Int
        var exercises: [Exercise]

        var states: [String] { exercises.map(\.state) }
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
