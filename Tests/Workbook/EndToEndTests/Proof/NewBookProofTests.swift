import Foundation
import TestSupport
import Testing

/// Tests of a new book in its own package.
@Suite struct NewBookProofTests {
    @Test func `a new book passes check and build, and its tests run in its own package`() async throws {
        try await withLastingTemporaryFolder { folder in
            let made = try Tool.run("init", "my-book", "--workbook", Repository.root, in: folder)
            #expect(
                made.output.hasPrefix(
                    "my-book: a book of one chapter; 'cd my-book && make test' compiles and runs its Swift\n")
            )
            let book = folder + "/my-book"
            let check = try Tool.run("check", "--strict", in: book)
            #expect(check.status == 0 && check.errors == "")
            #expect(try Tool.run("build", "chapters", "--output", "site", in: book).status == 0)

            let package = PackageRun(book)
            let (compiles, output) = try await package.build()
            try #require(compiles, "\(output)")
            // The book needs the engine only, and not the parts of this package that other books don't use.
            #expect(!output.contains("Simulator") && !output.contains("SettingsBundle"))
            #expect(try await package.test([PackageRun.Call()]).first??.map(\.messages) == [])
            // 'workbook test --shard' passes the targets in this variable.
            #expect(try await package.dump().contains("WelcomeChapterTests"))
            #expect(try await !package.dump(variables: ["WORKBOOK_TARGETS": "A,B"]).contains("WelcomeChapterTests"))

            let chapter = book + "/chapters/01-welcome.md"
            let text = try String(contentsOfFile: chapter, encoding: .utf8)
            try text.replacing("[\"noon\", \"civic\"]", with: "[]")
                .write(toFile: chapter, atomically: true, encoding: .utf8)
            try #require(try await package.build().succeeded)
            let issues = try #require(try await package.test([PackageRun.Call()]).first ?? nil)
            #expect(issues.map { $0.testCase?.contains("example") } == [true])
        }
    }
}
