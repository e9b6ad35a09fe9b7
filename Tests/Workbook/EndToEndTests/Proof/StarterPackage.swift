import SwiftText
import TestSupport
import Testing
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

/// A package of all starters, so that their common parts are compiled only once.
///
/// The files are those that a reader receives, in a separate folder for each starter. Only the target `Pictures`, whose
/// name must be unique in a package, is named after its chapter.
struct StarterPackage {
    /// The starter of a chapter in the package.
    struct Part {
        let starter: Starter
        /// The files that a reader receives.
        let files: [OutputFile]
        let answers: [Answer]
        var slug: String { starter.chapter.metadata.slug }
        var pictures: String { starter.module + "Pictures" }

        var tests: String { starter.module + "Tests" }
        /// The name of the module with the app's code.
        var app: String { SwiftIdentifier.typeName(slug) + "App" }
        var phoneTests: String { app + "PhoneTests" }
        /// The exercises that the tests verify, by the tests' titles.
        var exerciseOfTest: [String: String] {
            Dictionary(
                starter.chapter.snippets.compactMap { snippet in snippet.exercise.map { (snippet.title, $0) } },
                uniquingKeysWith: { first, _ in first })
        }

        func path(ofExercise name: String) -> String? {
            starter.exercises.first { $0.name == name }.map(starter.path)
        }

        /// The largest number of answers of an exercise.
        var mostAnswers: Int { Dictionary(grouping: answers, by: \.exercise).values.map(\.count).max() ?? 0 }

        /// Returns the answers with a number: one for each exercise that has enough answers.
        func answers(number: Int) -> [Answer] {
            starter.exercises.compactMap { exercise in
                let matching = answers.filter { $0.exercise == exercise.name }
                return number < matching.count ? matching[number] : nil
            }
        }
    }

    let folder: String
    let parts: [Part]

    init(_ folder: String) throws {
        self.folder = folder
        let book = try Repository.book()
        let offered = try Repository.starters.get().filter {
            StarterLink.isOffered($0.chapter.metadata, declaresSomething: $0.chapter.declaresSomething)
        }
        parts = try parallelMap(offered) { starter in
            Part(
                starter: starter, files: try starter.files(templates: BuiltInTemplates.starter),
                answers: try book.answers(in: starter.chapter.metadata))
        }
        let starterConfiguration = try #require(book.book.configuration.starter)
        for file in try StarterFolder.carried(starterConfiguration, package: Repository.root) { try write(file) }
        let onScreen = try FileSystem.read("\(Repository.root)/Tests/StarterApps/OnScreen.swift")
        try write(OutputFile(path: "Sources/OnScreen/OnScreen.swift", bytes: onScreen))
        try write(manifest)
        try writeStarters()
    }

    /// Returns the filter of `swift test --filter` for the exercises that have an answer with the given number.
    func exerciseFilter(number: Int) -> String {
        let suites = parts.flatMap { part in
            let names = Set(part.answers(number: number).map(\.exercise))
            return part.starter.exercises.filter { names.contains($0.name) }
                .map { "\(part.tests)\\.\($0.typeName)Tests/" }
        }
        return "^(\(suites.joined(separator: "|")))"
    }

    /// Writes the starters as readers receive them, except that the exercises also contain all their answers.
    ///
    /// `WORKBOOK_ANSWER` selects the answer at run time, so that everything is compiled only once.
    private func writeStarters() throws {
        for part in parts {
            try write(part, part.files.filter { $0.path.hasPrefix("Sources/") || $0.path.hasPrefix("Tests/") })
            try write(part, [OutputFile(path: "Sources/\(part.starter.module)/Answer.swift", text: Self.choice)])
            for exercise in part.starter.exercises { try write(part, [choosing(exercise, of: part)]) }
            try writeApp(of: part)
        }
    }

    /// Writes the app around a starter, the tests of the app, and the starter's tests as they are compiled for a phone.
    ///
    /// As in Xcode, the app and the starter's unchanged code are compiled as one module. On a phone there is no
    /// Simulator.
    private func writeApp(of part: Part) throws {
        let starter = part.starter
        let chapterFiles = try Repository.book().appFiles(of: starter.chapter.metadata)
        let app = try starter.app(chapterFiles: chapterFiles).files(templates: BuiltInTemplates.app)
        let sources = part.files.filter { $0.path.hasPrefix("Sources/\(starter.module)/") }
        let code = app.filter { $0.path.hasSuffix(".swift") } + sources
        for file in code {
            let path = file.path.replacing("Sources/\(starter.module)/", with: "")
            try write(OutputFile(path: "\(part.slug)/\(part.app)/\(path)", bytes: file.bytes))
        }
        for file in part.files where file.path.hasPrefix("Tests/") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            let phone = text.replacing("canImport(Simulator)", with: "canImport(NoSimulator)")
                .replacing("@testable import \(starter.module)", with: "@testable import \(part.app)")
            try write(OutputFile(path: "\(part.slug)/Phone/\(file.path)", text: phone))
        }
        let tests = "\(Repository.root)/Tests/StarterApps/\(part.slug)"
        for name in try FileSystem.names(in: tests) {
            let bytes = try FileSystem.read("\(tests)/\(name)")
            try write(OutputFile(path: "\(part.slug)/AppTests/\(name)", bytes: bytes))
        }
    }

    /// The source that selects the answer: the stub without a value, an answer by its number, or the solution.
    private static let choice = """
        import Foundation

        let _workbookAnswer = ProcessInfo.processInfo.environment["WORKBOOK_ANSWER"]

        """

    /// Returns the file of an exercise whose body is its stub, one of its answers, or the solution.
    private func choosing(_ exercise: Exercise, of part: Part) throws -> OutputFile {
        let path = part.starter.path(of: exercise)
        let file = try #require(part.files.first { $0.path == path })
        let answers = part.answers.filter { $0.exercise == exercise.name }
        let cases = answers.enumerated().map { "case \"\($0)\":\n" + $1.source.bytes[...].text }
            .joined(separator: "\n")
        let solution = exercise.code.lines.compactMap { if case .solution(let line) = $0 { line } else { nil } }
        let stub = exercise.code.stubLines.joined(separator: "\n")
        // A single expression in a body is its result. One of several statements isn't.
        let value = try #require(exercise.code.stubLines.last).trimmed
        let isStatement = value.hasPrefix("_ =") || value.hasPrefix("return ") || value == "}"
        let open = (exercise.code.stubLines.dropLast() + [isStatement ? value : "return \(value)"])
            .joined(separator: "\n")
        let choice =
            "switch _workbookAnswer {\ncase nil:\n\(open)\n\(cases)\ndefault:\n\(solution.joined(separator: "\n"))\n}"
        let text = String(decoding: file.bytes, as: UTF8.self)
        try #require(text.contains(stub))
        return OutputFile(path: path, text: text.replacing(stub, with: choice))
    }

    // MARK: Writing

    private func write(_ part: Part, _ files: [OutputFile]) throws {
        for file in files {
            let isSwift = file.path.hasSuffix(".swift")
            let text = String(decoding: file.bytes, as: UTF8.self)
            let renamed = text.replacing("@testable import Pictures", with: "@testable import \(part.pictures)")
            try write(
                OutputFile(path: "\(part.slug)/\(file.path)", bytes: isSwift ? Array(renamed.utf8) : file.bytes))
        }
    }

    /// Writes a file unless it is already up to date, so that it isn't compiled again.
    private func write(_ file: OutputFile) throws {
        let path = "\(folder)/\(file.path)"
        if let current = try? FileSystem.read(path), current == file.bytes { return }
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        try FileSystem.write(file.bytes, to: path)
    }

    private var manifest: OutputFile {
        let targets = parts.flatMap { part -> [String] in
            let (module, slug) = (part.starter.module, part.slug)
            let resources = part.starter.resourceTexts.isEmpty ? "" : ", resources: [.copy(\"Files\")]"
            let modules = #"["\#(module)"] + phone"#
            return [
                #".target(name: "\#(module)", dependencies: [uikit], path: "\#(slug)/Sources/\#(module)"\#(resources)),"#,
                #".target(name: "\#(part.app)", dependencies: [uikit], path: "\#(slug)/\#(part.app)"\#(resources), swiftSettings: entry("\#(part.app)")),"#,
                #".testTarget(name: "\#(part.app)Tests", dependencies: ["\#(part.app)", "OnScreen"] + phone, path: "\#(slug)/AppTests"),"#,
                #".testTarget(name: "\#(part.phoneTests)", dependencies: ["\#(part.app)", uikit], path: "\#(slug)/Phone"),"#,
                #".executableTarget(name: "\#(part.pictures)", dependencies: \#(modules), path: "\#(slug)/Sources/Pictures"),"#,
                #".testTarget(name: "\#(module)Tests", dependencies: ["\#(part.pictures)"] + \#(modules), path: "\#(slug)/Tests/\#(module)Tests"),"#,
            ]
        }
        let modules = parts[0].starter.starterConfiguration.modules.map { "product(\"\($0)\")" }.joined(separator: ", ")
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription

            func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Modules") }
            /// Each app has a `main`, and so have the tests.
            func entry(_ app: String) -> [SwiftSetting] {
                [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\\(app)_main"])]
            }
            let uikit = product("UIKit")
            let phone: [Target.Dependency] = [\(modules)]

            let package = Package(
                name: "starters", platforms: [.iOS("17.0"), .macOS("15.4")], dependencies: [.package(path: "Modules")],
                targets: [
                    .target(name: "OnScreen", dependencies: phone),
                    \(targets.joined(separator: "\n        "))
                ])

            """
        return OutputFile(path: "Package.swift", text: text)
    }
}
