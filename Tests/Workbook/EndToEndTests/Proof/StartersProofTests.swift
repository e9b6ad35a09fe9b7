import SnippetResults
import TestSupport
import Testing

@testable import ChapterKit

/// Tests of all starters as a package: it compiles, exactly the exercises fail, each solution passes, and each wrong
/// answer fails.
@Suite("All starters")
struct StartersProofTests {
    /// A phone with the alternative in every unknown point of its behavior.
    private static let alternatives = ["SIMULATOR_ASSUMING": "all"]

    @Test func `only a starter's exercises fail, solutions pass, and wrong answers fail`()
        async throws
    {
        try await withLastingTemporaryFolder { folder in
            let package = try StarterPackage(folder)
            let run = PackageRun(folder)
            let (compiles, output) = try await run.build()
            try #require(compiles, "\(output)")
            // Warnings in answers are allowed. Each exercise as readers receive it is compiled with its app. The compiler
            // repeats a warning below its line, without the file.
            let warnings = output.split(separator: "\n").filter {
                $0.contains("warning:") && !$0.contains("`- warning:") && !$0.contains("'-enable-batch-mode'")
                    && !$0.contains(#/Sources/\w+/Exercises//#)
            }
            #expect(warnings.isEmpty)

            let numbers = 0..<(package.parts.map(\.mostAnswers).max() ?? 0)
            let results = try await run.test(
                [
                    PackageRun.Call(skipped: "AppTests"),
                    PackageRun.Call(filter: "AppTests"),
                    PackageRun.Call(skipped: "AppTests|PhoneTests", variables: ["WORKBOOK_ANSWER": "solution"]),
                    PackageRun.Call(filter: "AppTests", variables: Self.alternatives),
                    PackageRun.Call(
                        skipped: "AppTests|PhoneTests",
                        variables: Self.alternatives.merging(["WORKBOOK_ANSWER": "solution"]) { $1 }),
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
            #expect(results[2]?.map(\.messages) == [], "the solutions fail")
            #expect(results[3]?.map(\.messages) == [], "the apps on a phone with the alternatives")
            // The outputs on the pages are those of the default behavior.
            let differences = try #require(results[4]).filter { $0.test != "An example prints what the page says" }
            #expect(differences.isEmpty, "the solutions on a phone with the alternatives: \(differences)")
            for (index, result) in zip(numbers, results.dropFirst(5)) {
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
}
