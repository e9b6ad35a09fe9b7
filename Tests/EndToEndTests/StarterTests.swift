import Foundation
import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// What a reader gets: it compiles, exactly the exercises fail, each says which it is, and solving them turns all green.
///
/// The chapters take turns in one folder, so that the carried modules are compiled once.
@Suite("Starters", .serialized)
struct StarterTests {
    @Test func `a starter's exercises fail, each with its message, and nothing else; the solution is all green`()
        async throws
    {
        try await withLastingTemporaryFolder { root in
            let folder = root + "/package"
            for outline in try Repository.book().book.chapters where !outline.isIntroduction {
                let chapter = try Repository.book().chapter(outline).chapter
                try write(outline, isSolution: false, to: folder)
                let starter = try await PackageRun(folder)
                #expect(starter.compiles, "\(outline.slug): \(starter.output)")

                let exerciseOfTest = Dictionary(
                    chapter.snippets.compactMap { snippet -> (String, String)? in
                        snippet.exercise.map { (snippet.title, $0) }
                    }, uniquingKeysWith: { first, _ in first })
                #expect(starter.failedTests == Set(exerciseOfTest.keys), "\(outline.slug)")
                for (test, exercise) in exerciseOfTest {
                    let messages = starter.messages(of: test)
                    #expect(
                        !messages.isEmpty && messages.allSatisfy { $0.contains(ExerciseCode.message(exercise)) },
                        "\(test)")
                }

                try write(outline, isSolution: true, to: folder)
                let solution = try await PackageRun(folder)
                #expect(solution.compiles && solution.failedTests.isEmpty, "\(outline.slug): \(solution.output)")
            }
        }
    }

    @Test func `no line of a solution stands in a starter, or on the page outside of its fold`() throws {
        for outline in try Repository.book().book.chapters {
            let (chapter, needs, _) = try Repository.book().chapterWithNeeds(outline)
            let starter: String = try ownFiles(of: outline).map { String(decoding: $0.bytes, as: UTF8.self) }.joined(
                separator: "\n")
            let page: String = visibleText(
                of: String(decoding: try FileSystem.read("\(Repository.root)/site/\(outline.page)"), as: UTF8.self))
            for exercise in Exercise.exercises(of: chapter) {
                let lines = secretLines(of: exercise, in: chapter, needs: needs)
                #expect(!lines.isEmpty, "\(exercise.name) has nothing to hide")
                for line in lines {
                    #expect(!starter.contains(line), "the starter of \(outline.slug) shows: \(line)")
                    #expect(!page.contains(line), "the page of \(outline.slug) shows: \(line)")
                }
            }
        }
    }

    @Test func `every exercise is tried with three wrong answers, at least, and another right one`() throws {
        let folder = try Repository.book()
        for outline in folder.book.chapters {
            let answers = try Dictionary(grouping: folder.answers(in: outline), by: \.exercise)
            for exercise in Exercise.exercises(of: try folder.chapter(outline).chapter) {
                let own = answers[exercise.name] ?? []
                #expect(own.count { $0.isRight } >= 1, "\(outline.slug): \(exercise.name)")
                #expect(own.count { !$0.isRight } >= 3, "\(outline.slug): \(exercise.name)")
            }
        }
    }

    @Test func `a chapter and a carried module of one name are two modules of the starter`() throws {
        let outline = try #require(try Repository.book().book.chapters.first { $0.slug == "settings-bundle" })
        let files = try ownFiles(of: outline)
        let manifest = try #require(files.first { $0.path == "Package.swift" })
        let names = String(decoding: manifest.bytes, as: UTF8.self).matches(of: /arget\(\s*name: "(\w+)"/).map(\.1)
        #expect(
            names == [
                "Figures", "SettingsBundle", "SettingsScreens", "Cassowary", "UIKit", "Simulator", "_Testing_UIKit",
                "SettingsBundleChapter", "SettingsBundleChapterTests",
            ])
        #expect(files.contains { $0.path == "Sources/SettingsBundleChapter/Resource.swift" })
    }

    // MARK: Helpers

    private func write(_ outline: Chapter.Outline, isSolution: Bool, to folder: String) throws {
        let output = try OutputFolder(folder)
        let diagnostics = try StarterFolder.stage(
            outline, of: try Repository.book(), package: Repository.root, templates: BuiltInTemplates.starter,
            isSolution: isSolution, into: output)
        #expect(!diagnostics.hasErrors)
        try output.commit()
    }

    private func ownFiles(of outline: Chapter.Outline) throws -> [OutputFile] {
        let book = try Repository.book()
        let (chapter, needs, _) = try book.chapterWithNeeds(outline)
        let starter = Starter(chapter, needs: needs, configuration: book.book.configuration, isSolution: false)
        return try starter.files(templates: BuiltInTemplates.starter)
    }

    /// The lines of a solution that stand nowhere else in the chapter and those it needs: those give the solution away.
    private func secretLines(of exercise: Exercise, in chapter: Chapter, needs: [Chapter]) -> [String] {
        let elsewhere = (needs + [chapter]).flatMap(\.snippets).flatMap { snippet -> [String] in
            snippet.location == exercise.snippet.location ? exercise.code.stub : snippet.code.lines.map(String.init)
        }
        return exercise.code.solutionLines.filter { line in
            line.count > 8 && !elsewhere.contains { $0.contains(line) }
        }
    }

    private func visibleText(of page: String) -> String {
        let withoutFolds = page.replacing(/<details class="solution">.*?<\/details>/.dotMatchesNewlines(), with: "")
        return withoutFolds.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }
}
