import Foundation
import TestSupport
import Testing
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the files that a reader receives. `StartersProofTests` compiles and runs them.
@Suite("The workspace's files")
struct StarterTests {
    private static let files = Swift.Result {
        try Repository.workspace.get().files(templates: BuiltInTemplates.starter)
    }

    /// Tests the manifests of the workspace and of two chapters.
    ///
    /// The first chapter has no files. The second one has files, and a module whose name another module has, too.
    @Test(arguments: ["", "Chapters/01-windows/", "Chapters/11-settings-bundle/"])
    func `SwiftPM can read a manifest, whose targets and excluded files exist`(folder: String) async throws {
        struct Manifest: Decodable {
            struct Target: Decodable {
                var name: String
                var type: String
                var path: String?
                var exclude: [String]
                var sources: [String]?

                /// The folder of the target. Without a path in the manifest it is SwiftPM's default folder.
                var folder: String { path ?? (["test": "Tests/", "plugin": "Plugins/"][type] ?? "Sources/") + name }
            }

            var targets: [Target]
        }
        let files = try Self.files.get()
        let output = try await withLastingTemporaryFolder { scratch in
            let manifest = try #require(files.first { $0.path == folder + "Package.swift" })
            try FileSystem.write(manifest.bytes, to: scratch + "/Package.swift")
            return try await PackageRun(scratch).dump()
        }
        let targets = try JSONDecoder().decode(Manifest.self, from: Data(output.utf8)).targets
        #expect(
            Set(targets.map(\.type)) == (folder.isEmpty ? ["executable", "plugin"] : ["regular", "test"]))
        for target in targets {
            let prefix = target.folder == "." ? folder : "\(folder)\(target.folder)/"
            for file in [""] + target.exclude + (target.sources ?? []) {
                #expect(files.contains { $0.path.hasPrefix(prefix + file) }, "\(prefix)\(file)")
            }
        }
    }

    @Test func `files with code have different names, because an app compiles all of them`() throws {
        let names = try Self.files.get().map(\.path).filter {
            $0.hasSuffix(".swift") && $0.contains(#/^Chapters/[^/]+/(Sources|Exercises)//#)
        }.map { $0.split(separator: "/").last!.lowercased() }
        #expect(Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
        #expect(names.count > 100)
    }

    @Test func `the workspace shows no line of a solution, and a page only in a details element`() throws {
        let workspace = try Repository.workspace.get()
        // The program that reports a reader's progress contains no code of a chapter. Tests compare the reader's functions
        // with those in Solutions.swift, which says so in its first line.
        let files = try Self.files.get().filter {
            !$0.path.hasPrefix("Plugins/") && !$0.path.hasSuffix("Tests/Solutions.swift")
        }
        let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        for package in workspace.packages {
            let metadata = package.chapter.metadata
            let page = visibleText(
                of: String(decoding: try FileSystem.read("\(Repository.root)/site/\(metadata.page)"), as: UTF8.self))
            for exercise in package.exercises {
                let lines = secretLines(of: exercise, in: workspace)
                #expect(!lines.isEmpty, "\(exercise.name) has nothing to hide")
                for line in lines {
                    #expect(!text.contains(line), "the workspace shows: \(line)")
                    #expect(!page.contains(line), "the page of \(metadata.slug) shows: \(line)")
                }
            }
        }
    }

    @Test func `every exercise has at least three wrong answers and one other right answer`() throws {
        let folder = try Repository.book()
        for package in try Repository.workspace.get().packages {
            let metadata = package.chapter.metadata
            let answers = try Dictionary(grouping: folder.answers(in: metadata), by: \.exercise)
            for exercise in package.exercises {
                let exerciseAnswers = answers[exercise.name] ?? []
                #expect(exerciseAnswers.count { $0.isRight } >= 1, "\(metadata.slug): \(exercise.name)")
                #expect(exerciseAnswers.count { !$0.isRight } >= 3, "\(metadata.slug): \(exercise.name)")
            }
        }
    }

    @Test func `modules of chapters end with 'Chapter', so that no type has their name`() throws {
        let package = try #require(
            Repository.workspace.get().packages.first { $0.chapter.metadata.slug == "settings-bundle" })
        #expect(package.module == "SettingsBundleChapter")
        let files = try Self.files.get()
        #expect(files.contains { $0.path == "Chapters/11-settings-bundle/Sources/Resource.swift" })
    }

    @Test func `the reader of a chapter's files falls back on that of an earlier chapter`() throws {
        let file = try #require(
            Self.files.get().first { $0.path.hasPrefix("Chapters/12-user-defaults/Sources/Resource") })
        #expect(file.bytes[...].text.contains("return try SettingsBundleChapter.resource(path)"))
    }

    // MARK: Helpers

    /// Returns the lines of a solution that don't occur elsewhere in the book.
    ///
    /// These lines would reveal the solution.
    private func secretLines(of exercise: Exercise, in workspace: Workspace) -> [String] {
        let elsewhere = workspace.packages.flatMap(\.chapter.snippets).flatMap { snippet -> [String] in
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
