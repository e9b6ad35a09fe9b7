import Foundation
import TestSupport
import Testing
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the files that a reader receives. `StartersProofTests` compiles and runs them.
@Suite("Starters")
struct StarterTests {
    /// Tests the manifests of two starters.
    ///
    /// The first one has no files of its chapter. The second one has files, and a module whose name another module has,
    /// too.
    @Test(arguments: ["windows", "settings-bundle"])
    func `SwiftPM can read a starter's manifest, whose targets and excluded files exist`(slug: String) async throws {
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

    @Test func `a starter contains no line of a solution, and a page only in a details element`() throws {
        for starter in try Repository.starters.get() {
            let metadata = starter.chapter.metadata
            // The code that reports a reader's progress is the same for every chapter, and contains no code of theirs.
            // Tests compare the reader's functions with those in Solutions.swift, which says so in its first line.
            let files = try starter.files(templates: BuiltInTemplates.starter).filter {
                !$0.path.hasPrefix("Plugins/") && !$0.path.hasSuffix("Tests/Solutions.swift")
            }
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

    @Test func `every exercise has at least three wrong answers and one other right answer`() throws {
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

    @Test func `a chapter with the name of a module has the suffix 'Chapter' in its starter`() throws {
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
