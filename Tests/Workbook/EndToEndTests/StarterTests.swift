import Foundation
import SnippetResults
import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// Tests of the files that a reader receives.
///
/// The starter compiles, only its exercises fail, and all tests pass with the solutions, but not with wrong answers.
@Suite("Starters")
struct StarterTests {
    @Test func `a starter's exercises fail and nothing else; solutions are green, and wrong answers fail here too`()
        async throws
    {
        try await withLastingTemporaryFolder { folder in
            let package = try StarterPackage(folder)
            let run = PackageRun(folder)
            let (compiles, output) = try await run.build()
            try #require(compiles, "\(output)")
            // Warnings in answers are allowed. Each exercise as readers receive it is compiled with its app.
            let warnings = output.split(separator: "\n").filter {
                $0.contains("warning:") && !$0.contains("'-enable-batch-mode'")
                    && !$0.contains(#/Sources/\w+/Exercises//#)
            }
            #expect(warnings.isEmpty)

            let numbers = 0..<(package.parts.map(\.mostAnswers).max() ?? 0)
            let results = try await run.test(
                [
                    PackageRun.Call(skipped: "AppTests"),
                    PackageRun.Call(filter: "AppTests"),
                    PackageRun.Call(skipped: "AppTests|PhoneTests", variables: ["WORKBOOK_ANSWER": "solution"]),
                ]
                    + numbers.map {
                        PackageRun.Call(
                            filter: package.exerciseFilter(number: $0), variables: ["WORKBOOK_ANSWER": "\($0)"])
                    })

            let failed = try #require(results[0])
            for part in package.parts {
                let exercises = Set(part.exerciseOfTest.keys)
                #expect(titles(failed, in: part.tests) == exercises, "\(part.slug)")
                #expect(titles(failed, in: part.phoneTests).isSubset(of: exercises), "\(part.slug) on a phone")
                for issue in failed where issue.target == part.tests {
                    let file = part.exerciseOfTest[issue.test].flatMap(part.path(ofExercise:)) ?? "no file"
                    #expect(issue.messages.contains { $0.contains(file) }, "\(part.slug): \(issue.test)")
                }
            }
            // The apps' tests run separately, because values that the chapters' tests register with UserDefaults would
            // affect them.
            #expect(results[1]?.map(\.messages) == [], "the apps")
            #expect(results[2]?.map(\.messages) == [], "the solutions are not green")
            for (index, result) in zip(numbers, results.dropFirst(3)) {
                let issues = try #require(result, "an answer of number \(index) stopped the tests")
                for part in package.parts {
                    let failed = Set(titles(issues, in: part.tests).compactMap { part.exerciseOfTest[$0] })
                    let wrong = Set(part.answers(number: index).filter { !$0.isRight }.map(\.exercise))
                    #expect(failed == wrong, "\(part.slug): \(part.answers(number: index).map(\.name))")
                }
            }
        }
    }

    private func titles(_ issues: [EventStream.Issue], in target: String) -> Set<String> {
        Set(issues.filter { $0.target == target }.map(\.test))
    }

    /// Tests the manifests of two starters.
    ///
    /// The first one has no files of its chapter. The second one has files, and a module whose name another module has,
    /// too.
    @Test(arguments: ["windows", "settings-bundle"])
    func `SwiftPM reads a starter's manifest, and what it names is there`(slug: String) async throws {
        struct Manifest: Decodable {
            struct Target: Decodable {
                var name: String
                var type: String
                var path: String?
                var exclude: [String]

                /// The folder of the target. Without a path in the manifest it is SwiftPM's default folder.
                var folder: String { path ?? (["test": "Tests/", "plugin": "Plugins/"][type] ?? "Sources/") + name }
            }

            var targets: [Target]
        }
        let files = try starter(slug).files(templates: BuiltInTemplates.starter)
        let output = try await withLastingTemporaryFolder { folder in
            let manifest = try #require(files.first { $0.path == "Package.swift" })
            try FileSystem.write(manifest.bytes, to: folder + "/Package.swift")
            return try await PackageRun(folder).dump()
        }
        let targets = try JSONDecoder().decode(Manifest.self, from: Data(output.utf8)).targets
        #expect(Set(targets.map(\.type)) == ["regular", "executable", "test", "plugin"])
        for target in targets {
            for file in [target.folder + "/"] + target.exclude.map({ "\(target.folder)/\($0)" }) {
                #expect(files.contains { $0.path.hasPrefix(file) }, "\(file)")
            }
        }
    }

    @Test func `no line of a solution stands in a starter, or on the page outside of its fold`() throws {
        for starter in try Repository.starters.get() {
            let metadata = starter.chapter.metadata
            // The code that reports a reader's progress is the same for every chapter, and contains no code of theirs.
            let files = try starter.files(templates: BuiltInTemplates.starter).filter { !$0.path.hasPrefix("Plugins/") }
            let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
            let page = visibleText(
                of: String(decoding: try FileSystem.read("\(Repository.root)/site/\(metadata.page)"), as: UTF8.self))
            for exercise in starter.exercises {
                let lines = secretLines(of: exercise, in: starter)
                #expect(!lines.isEmpty, "\(exercise.name) has nothing to hide")
                for line in lines {
                    #expect(!text.contains(line), "the starter of \(metadata.slug) shows: \(line)")
                    #expect(!page.contains(line), "the page of \(metadata.slug) shows: \(line)")
                }
            }
        }
    }

    @Test func `every exercise is tried with three wrong answers, at least, and another right one`() throws {
        let folder = try Repository.book()
        for starter in try Repository.starters.get() {
            let metadata = starter.chapter.metadata
            let answers = try Dictionary(grouping: folder.answers(in: metadata), by: \.exercise)
            for exercise in starter.exercises {
                let exerciseAnswers = answers[exercise.name] ?? []
                #expect(exerciseAnswers.count { $0.isRight } >= 1, "\(metadata.slug): \(exercise.name)")
                #expect(exerciseAnswers.count { !$0.isRight } >= 3, "\(metadata.slug): \(exercise.name)")
            }
        }
    }

    @Test func `a chapter and a carried module of one name are two modules of the starter`() throws {
        let files = try starter("settings-bundle").files(templates: BuiltInTemplates.starter)
        let manifest = try #require(files.first { $0.path == "Package.swift" })
        let names = String(decoding: manifest.bytes, as: UTF8.self).matches(of: /arget\(\s*name: "(\w+)"/).map(\.1)
        #expect(names == ["SettingsBundleChapter", "Pictures", "SettingsBundleChapterTests", "progress"])
        #expect(files.contains { $0.path == "Sources/SettingsBundleChapter/Resource.swift" })
    }

    // MARK: Helpers

    private func starter(_ slug: String) throws -> Starter {
        try #require(Repository.starters.get().first { $0.chapter.metadata.slug == slug })
    }

    /// Returns the lines of a solution that don't occur elsewhere in the chapter and in the chapters that it needs.
    ///
    /// These lines would reveal the solution.
    private func secretLines(of exercise: Exercise, in starter: Starter) -> [String] {
        let elsewhere = (starter.needs + [starter.chapter]).flatMap(\.snippets).flatMap { snippet -> [String] in
            snippet.location == exercise.snippet.location ? exercise.code.stub : snippet.code.lines.map(String.init)
        }
        return exercise.code.solutionLines.filter { line in
            line.count > 8 && !elsewhere.contains { $0.contains(line) }
        }
    }

    private func visibleText(of page: String) -> String {
        let parts = page.components(separatedBy: "<details class=\"solution\">")
        let withoutFolds =
            parts[0] + parts.dropFirst().map { $0.components(separatedBy: "</details>").dropFirst().joined() }.joined()
        let withoutTags = withoutFolds.components(separatedBy: "<")
            .map { $0[($0.firstIndex(of: ">").map($0.index(after:)) ?? $0.startIndex)...] }.joined()
        return withoutTags.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
    }
}
