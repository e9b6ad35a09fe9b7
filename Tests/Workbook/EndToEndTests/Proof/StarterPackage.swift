import SwiftText
import TestSupport
import Testing
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

/// A package with the code, pictures, tests, and app of the whole workspace, so that everything is compiled once.
///
/// The files are those that a reader receives, except for the exercises, which contain all their answers, and for the
/// manifests. As in Xcode, the app compiles the code of all chapters as one module, which the tests also run in. There,
/// they run as on a phone, without the Simulator.
struct StarterPackage {
    /// A chapter with exercises.
    struct Part {
        let package: ChapterPackage
        let answers: [Answer]
        var slug: String { package.chapter.metadata.slug }
        var tests: String { package.testModule }
        var phoneTests: String { package.phoneTests }
        var appTests: String { package.appTests }
        /// The exercises that the tests verify, by the tests' titles.
        var exerciseOfTest: [String: String] {
            Dictionary(
                package.chapter.snippets.compactMap { snippet in snippet.exercise.map { (snippet.title, $0) } },
                uniquingKeysWith: { first, _ in first })
        }

        func path(ofExercise name: String) -> String? {
            package.exercises.first { $0.name == name }.map(package.path)
        }

        /// The largest number of answers of an exercise.
        var mostAnswers: Int { Dictionary(grouping: answers, by: \.exercise).values.map(\.count).max() ?? 0 }

        /// Returns the answers with a number: one for each exercise that has enough answers.
        func answers(number: Int) -> [Answer] {
            package.exercises.compactMap { exercise in
                let matching = answers.filter { $0.exercise == exercise.name }
                return number < matching.count ? matching[number] : nil
            }
        }

        /// Returns the filter of `swift test --filter` for the exercises that have an answer with the given number.
        func exerciseFilter(number: Int) -> String {
            let names = Set(answers(number: number).map(\.exercise))
            let suites = package.exercises.filter { names.contains($0.name) }
                .map { "\(tests)\\.\($0.typeName)Tests/" }
            return "^(\(suites.joined(separator: "|")))"
        }
    }

    let folder: String
    let parts: [Part]
    private let workspace: Workspace
    /// The files that a reader receives.
    private let files: [OutputFile]

    init(_ folder: String) throws {
        self.folder = folder
        let book = try Repository.book()
        workspace = try Repository.workspace.get()
        files = try workspace.files(templates: BuiltInTemplates.starter)
        parts = try parallelMap(workspace.packages.filter { !$0.exercises.isEmpty }) { package in
            Part(package: package, answers: try book.answers(in: package.chapter.metadata))
        }
        let configuration = try #require(book.book.configuration.starter)
        for file in try CarriedModules(configuration, package: Repository.root).files { try write(file) }
        try write(manifest)
        for file in files where file.path.hasPrefix("Chapters/") && !file.path.hasSuffix("Package.swift") {
            try write(file)
        }
        for package in workspace.packages {
            try write(
                OutputFile(
                    path: "\(package.folder)/Sources/Answer\(package.module).swift", text: Self.choice(in: package)))
        }
        for part in parts {
            for exercise in part.package.exercises { try write(choosing(exercise, of: part)) }
        }
        let onScreen = try FileSystem.read("\(Repository.root)/Tests/StarterApps/OnScreen.swift")
        try write(OutputFile(path: "Sources/OnScreen/OnScreen.swift", bytes: onScreen))
        try writeApp(book)
    }

    /// Writes the app, the tests of each chapter's part of it, and the chapters' tests as they're compiled for a phone.
    private func writeApp(_ book: BookFolder) throws {
        let appFiles = try workspace.packages.map {
            ($0.chapter.metadata.slug, try book.appFiles(of: $0.chapter.metadata))
        }
        let app = try #require(workspace.app(files: Dictionary(uniqueKeysWithValues: appFiles)))
        for file in try app.files(templates: BuiltInTemplates.app) where file.path.hasSuffix(".swift") {
            try write(OutputFile(path: "Trail/\(file.path)", bytes: file.bytes))
        }
        for package in workspace.packages {
            for folder in ["Sources", "Exercises"]
            where FileSystem.isFolder("\(self.folder)/\(package.folder)/\(folder)") {
                for name in try FileSystem.names(in: "\(self.folder)/\(package.folder)/\(folder)") {
                    let text = try FileSystem.read("\(self.folder)/\(package.folder)/\(folder)/\(name)")[...].text
                    let path = "Trail/\(package.folder)/\(folder)/\(name)"
                    try write(OutputFile(path: path, text: Self.inApp(text)))
                }
            }
            for file in files where file.path.hasPrefix("\(package.folder)/") {
                let path = String(file.path.dropFirst(package.folder.count + 1))
                if path.hasPrefix("Files/") { try write(OutputFile(path: "Trail/\(path)", bytes: file.bytes)) }
                guard path.hasPrefix("Tests/") else { continue }
                let phone = Self.inApp(file.bytes[...].text)
                    .replacing("canImport(Simulator)", with: "canImport(NoSimulator)")
                try write(OutputFile(path: "Phone/\(package.identity)/\(path)", text: phone))
            }
        }
        for name in try FileSystem.names(in: "\(Repository.root)/Tests/StarterApps") {
            let tests = "\(Repository.root)/Tests/StarterApps/\(name)"
            guard FileSystem.isFolder(tests) else { continue }
            for file in try FileSystem.names(in: tests) {
                try write(OutputFile(path: "AppTests/\(name)/\(file)", bytes: try FileSystem.read("\(tests)/\(file)")))
            }
        }
    }

    /// Returns code as Xcode compiles it in the app. Only the code that reads the files in a bundle still runs in a package.
    private static func inApp(_ text: String) -> String {
        text.contains("// An app has them at its top.") ? text : text.replacing("SWIFT_PACKAGE", with: "NO_PACKAGE")
    }

    /// The source that selects the answers of a chapter's exercises. Those of the other chapters are solved.
    ///
    /// `WORKBOOK_CHAPTER` names the chapter whose exercises have a stub, or the answer with the number in
    /// `WORKBOOK_ANSWER`. They are read at run time, so that everything is compiled once.
    private static func choice(in package: ChapterPackage) -> String {
        """
        import Foundation

        let _workbookAnswer\(package.module): String? = {
            let variables = ProcessInfo.processInfo.environment
            guard variables["WORKBOOK_CHAPTER"] == "\(package.chapter.metadata.slug)" else { return "solution" }
            return variables["WORKBOOK_ANSWER"]
        }()

        """
    }

    /// Returns the file of an exercise whose body is its stub, one of its answers, or the solution.
    private func choosing(_ exercise: Exercise, of part: Part) throws -> OutputFile {
        let path = part.package.path(of: exercise)
        let file = try #require(files.first { $0.path == path })
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
            "switch _workbookAnswer\(part.package.module) {\ncase nil:\n\(open)\n\(cases)\ndefault:\n\(solution.joined(separator: "\n"))\n}"
        let text = String(decoding: file.bytes, as: UTF8.self)
        try #require(text.contains(stub))
        return OutputFile(path: path, text: text.replacing(stub, with: choice))
    }

    // MARK: Writing

    /// Writes a file unless it is already up to date, so that it isn't compiled again.
    private func write(_ file: OutputFile) throws {
        let path = "\(folder)/\(file.path)"
        if let current = try? FileSystem.read(path), current == file.bytes { return }
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        try FileSystem.write(file.bytes, to: path)
    }

    private var manifest: OutputFile {
        let targets = workspace.packages.flatMap { package -> [String] in
            let (module, folder) = (package.module, package.folder)
            let modules = list(package.needs.map(\.module))
            let pictures = list(([package] + package.needs).filter(\.hasPictures).map(\.picturesModule))
            let others = list(
                ["README.md"] + (package.hasPictures ? ["Pictures"] : []) + (package.hasTests ? ["Tests"] : []),
                of: "String")
            let resources = package.hasResources ? ", resources: [.copy(\"Files\")]" : ""
            var targets = [
                #".target(name: "\#(module)", dependencies: phone + \#(modules), path: "\#(folder)", "#
                    + #"exclude: \#(others), sources: ["Sources"\#(package.exercises.isEmpty ? "" : #", "Exercises""#)]\#(resources), swiftSettings: resilient),"#
            ]
            if package.hasPictures {
                let needed = list(package.needs.filter(\.hasPictures).map(\.picturesModule))
                targets.append(
                    #".target(name: "\#(package.picturesModule)", dependencies: phone + ["\#(module)"] + \#(modules) + \#(needed), path: "\#(folder)/Pictures", swiftSettings: resilient),"#
                )
            }
            if package.hasTests {
                targets.append(
                    #".testTarget(name: "\#(package.phoneTests)", dependencies: ["Trail"] + phone, path: "Phone/\#(package.identity)/Tests"),"#
                )
                targets.append(
                    #".testTarget(name: "\#(package.testModule)", dependencies: phone + ["\#(module)"] + \#(modules) + \#(pictures), path: "\#(folder)/Tests"),"#
                )
            }
            if !package.exercises.isEmpty {
                targets.append(
                    #".testTarget(name: "\#(package.appTests)", dependencies: ["Trail", "OnScreen"] + phone, path: "AppTests/\#(package.chapter.metadata.slug)"),"#
                )
            }
            return targets
        }
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription

            let resilient: [SwiftSetting] = [
                .unsafeFlags(["-enable-library-evolution"]), .enableUpcomingFeature("InternalImportsByDefault"),
            ]
            /// The app has a `main`, and so have the tests.
            let entry: [SwiftSetting] = [
                .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Trail_main"])
            ]
            let phone: [Target.Dependency] = [.product(name: "Modules", package: "Modules")]

            let package = Package(
                name: "starters", platforms: [.iOS("17.0"), .macOS("15.4")], dependencies: [.package(path: "Modules")],
                targets: [
                    .target(name: "OnScreen", dependencies: phone),
                    .target(name: "Trail", dependencies: phone, path: "Trail", resources: [.copy("Files")], swiftSettings: entry),
                    .testTarget(name: "ListTests", dependencies: ["Trail", "OnScreen"] + phone, path: "AppTests/app"),
                    \(targets.joined(separator: "\n        "))
                ])

            """
        return OutputFile(path: "Package.swift", text: text)
    }

    /// Returns an array literal.
    private func list(_ names: [String], of type: String = "Target.Dependency") -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "] as [\(type)]"
    }
}

extension ChapterPackage {
    /// The target with the chapter's tests as they run on a phone.
    fileprivate var phoneTests: String { module + "PhoneTests" }
    /// The target with the tests of the chapter's part of the app.
    fileprivate var appTests: String { module + "AppTests" }
}
