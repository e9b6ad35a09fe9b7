import Foundation
import SnippetResults
import TestSupport
import Testing
import WorkbookTemplates

@testable import WorkbookKit

/// What a reader gets: it compiles, exactly the exercises fail, and solving them turns all green, but not with an answer
/// that is wrong.
@Suite("Starters", .serialized)
struct StarterTests {
    @Test func `a starter's exercises fail and nothing else; solutions are green, and wrong answers fail here too`()
        async throws
    {
        try await withLastingTemporaryFolder { folder in
            let package = try StarterPackage(folder)
            let run = PackageRun(folder)
            let (compiles, output) = try await run.build()
            try #require(compiles, "\(output)")
            // An answer may be clumsy; as it is given out, each exercise is compiled with its app.
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
            // By themselves: what the chapters' tests register with UserDefaults would be there for the apps, too.
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
        #expect(names == ["SettingsBundleChapter", "Pictures", "SettingsBundleChapterTests", "progress"])
        #expect(files.contains { $0.path == "Sources/SettingsBundleChapter/Resource.swift" })
    }

    // MARK: Helpers

    private func ownFiles(of outline: Chapter.Outline) throws -> [OutputFile] {
        let book = try Repository.book()
        let (chapter, needs, _) = try book.chapterWithNeeds(outline)
        let starter = Starter(chapter, needs: needs, configuration: book.book.configuration, isSolution: false)
        // What says a reader's progress is the same for every chapter, and none of their code.
        return try starter.files(templates: BuiltInTemplates.starter).filter { !$0.path.hasPrefix("Plugins/") }
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
