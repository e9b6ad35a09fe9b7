import SnippetResults
import TestSupport
import Testing

@testable import ChapterKit

/// Tests of the workspace: it compiles, exactly the exercises fail, each solution passes, and each wrong answer fails.
@Suite("The workspace")
struct StartersProofTests {
    /// A phone with the alternative in every unknown point of its behavior.
    private static let alternatives = ["SIMULATOR_ASSUMING": "all"]

    /// The variables for a chapter whose exercises have their stubs, whose failures count.
    private static func open(_ part: StarterPackage.Part) -> [String: String] {
        ["WORKBOOK_CHAPTER": part.slug, "WORKBOOK_STUBS": "fail"]
    }

    @Test func `only exercises fail, solutions pass, and wrong answers fail`() async throws {
        try await withLastingTemporaryFolder { folder in
            let package = try StarterPackage(folder)
            let run = PackageRun(folder)
            let (compiles, output) = try await run.build()
            try #require(compiles, "\(output)")
            // Warnings in answers are allowed. Each exercise as readers receive it is compiled with the app. The compiler
            // repeats a warning below its line, without the file.
            let warnings = output.split(separator: "\n").filter {
                $0.contains("warning:") && !$0.contains("`- warning:") && !$0.contains("'-enable-batch-mode'")
                    && !$0.contains("/Exercises/")
            }
            #expect(warnings.isEmpty)

            let solved = try await run.test([
                PackageRun.Call(skipped: "AppTests\\."),
                PackageRun.Call(skipped: "AppTests\\.", variables: Self.alternatives),
            ])
            #expect(solved[0]?.map(\.messages) == [], "the solutions fail")
            // The outputs on the pages are those of the default behavior.
            let differences = try #require(solved[1]).filter { $0.test != "An example prints what the page says" }
            #expect(differences.isEmpty, "the solutions on a phone with the alternatives: \(differences)")

            try await expectOpenExercisesToFail(package.parts, run)
            try await expectAppToRun(package.parts, run)
            try await expectWrongAnswersToFail(package.parts, run)
        }
    }

    /// Runs the tests of each chapter's part of the app, whose exercises are open, on both kinds of phones.
    private func expectAppToRun(_ parts: [StarterPackage.Part], _ run: PackageRun) async throws {
        let calls = parts.flatMap { part in
            [[:], Self.alternatives].map { variables in
                PackageRun.Call(
                    filter: "^\(part.appTests)\\.", variables: Self.open(part).merging(variables) { $1 })
            }
        }
        for (call, result) in zip(calls, try await run.test(calls)) {
            #expect(result?.map(\.messages) == [], "\(call.filter ?? "") \(call.variables)")
        }
    }

    private func expectOpenExercisesToFail(_ parts: [StarterPackage.Part], _ run: PackageRun) async throws {
        let results = try await run.test(
            parts.map {
                PackageRun.Call(filter: "^(\($0.tests)|\($0.phoneTests))\\.", variables: Self.open($0))
            })
        for (part, result) in zip(parts, results) {
            let failed = try #require(result, "the stubs of \(part.slug) stopped the tests")
            let exercises = Set(part.exerciseOfTest.keys)
            #expect(Set(failed.filter { $0.target == part.tests }.map(\.test)) == exercises, "\(part.slug)")
            #expect(Set(failed.map(\.test)).isSubset(of: exercises), "\(part.slug) on a phone")
            for issue in failed {
                let file = part.exerciseOfTest[issue.test].flatMap(part.path(ofExercise:)) ?? "no file"
                #expect(issue.messages.contains { $0.contains(file) }, "\(part.slug): \(issue.test)")
            }
        }
    }

    private func expectWrongAnswersToFail(_ parts: [StarterPackage.Part], _ run: PackageRun) async throws {
        let tries = parts.flatMap { part in (0..<part.mostAnswers).map { (part: part, number: $0) } }
        let results = try await run.test(
            tries.map { each in
                PackageRun.Call(
                    filter: each.part.exerciseFilter(number: each.number),
                    variables: Self.open(each.part).merging(["WORKBOOK_ANSWER": "\(each.number)"]) { $1 })
            })
        for ((part, number), result) in zip(tries, results) {
            let issues = try #require(result, "answer \(number) of \(part.slug) stopped the tests")
            let failed = Set(issues.compactMap { part.exerciseOfTest[$0.test] })
            let wrong = Set(part.answers(number: number).filter { !$0.isRight }.map(\.exercise))
            #expect(failed == wrong, "\(part.slug): \(part.answers(number: number).map(\.name))")
        }
    }
}
