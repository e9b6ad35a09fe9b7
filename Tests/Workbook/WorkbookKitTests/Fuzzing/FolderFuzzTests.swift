import SwiftText
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of books that refer to files outside their folder, wherever they can name one.
///
/// No file may be written outside the site.
@Suite struct FolderFuzzTests {
    private static let ups = ["../", "..%2F", "%2e%2e/", "..\\", "./", "a/", "/", "~/", "\u{0}/"]
    private static let files = ["secret.txt", "b.svg", "a/b.svg", "..", "", "."]

    private static let chapter = """
        ---
        title: A
        ---

        # H

        ![i](NAME) [l](NAME) ![r][r] <img src="NAME"> <a name="NAME"></a>

        [r]: NAME

        ```xml file="NAME"
        <a/>
        ```

        ```swift figure name="NAME" caption="C"
        ```

        ```swift exercise name="NAME" title="NAME"
        // BEGIN SOLUTION
        // END SOLUTION
        ```

        """

    /// Returns the files outside the site, with their contents.
    private func others(_ folder: TemporaryFolder) -> [String: String?] {
        let paths = folder.files.filter { !$0.hasPrefix("out/sites/site/") }
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, folder.text($0)) })
    }

    @Test(arguments: 0..<4) func `no file is written outside the site`(number: UInt64) throws {
        let folder = try TemporaryFolder()
        let templates = try Templates(
            [("page.html", "{{{body}}}"), ("index.html", "")].map { OutputFile(path: $0.0, text: $0.1) }, name: "t")
        try folder.write("s", to: "out/secret.txt")
        try folder.write("s", to: "secret.txt")
        try folder.write("<svg/>", to: "out/book/a/b.svg")
        try folder.write("<svg/>", to: "out/b.svg")
        var random = Fuzzing.random(number)
        var hasPage = false
        for _ in Fuzzing.rounds(25) {
            func name() -> String { random.text(of: Self.ups, 0...3) + Self.files.randomElement(using: &random)! }
            let isPlain = Bool.random(using: &random)
            let key = ["title", "introduction", "site", "language", "summary"].randomElement(using: &random)!
            if isPlain {
                try? folder.remove("out/book/workbook.yml")
            } else {
                try folder.write("title: B\n\(key): \"\(name())\"\n", to: "out/book/workbook.yml")
            }
            for file in ["out/book/01-a.md", "out/book/02-b.md"] {
                // Only one name is replaced at a time, so that the book has no other errors.
                let pieces = Self.chapter.split(separator: "NAME", omittingEmptySubsequences: false)
                let nasty = Int.random(in: 1..<pieces.count, using: &random)
                let text = pieces.indices.dropFirst().reduce(String(pieces[0])) { text, index in
                    text + (index == nasty ? name() : "a/b.svg") + pieces[index]
                }
                try folder.write(text, to: file)
            }
            let before = others(folder)
            guard let book = try? BookFolder(path: folder["out/book"], name: "book") else { continue }
            let output = try OutputFolder(folder["out/sites/site"])
            do {
                _ = try SiteBuild(book, templates: templates).stage(into: output)
                try output.commit()
                hasPage = hasPage || folder.files.contains { $0.hasPrefix("out/sites/site/") && $0.hasSuffix("a.html") }
            } catch is any UserFacingError {
                output.discard()
            }
            #expect(others(folder) == before)
        }
        #expect(hasPage, "no round wrote a page")
    }
}
