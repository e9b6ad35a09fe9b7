import SwiftText
import Testing

@testable import WorkbookKit

/// Tests of the files that the search field loads.
@Suite struct SearchIndexTests {
    private func files(_ texts: [String], smallBook: Int = 400_000) throws -> [OutputFile] {
        try SearchIndex.files(texts.map { ArraySlice($0.utf8) }, smallBook: smallBook)
    }

    private let texts = [
        "!Windows\twindows.html\n.the key window\n#Level\tlevel\n.window, window\n",
        "!Bars\tbars.html\n:func level()\n",
    ]

    @Test func `a small book's index is one file, to the byte`() throws {
        let files = try files(texts)
        #expect(files.map(\.path) == ["search.js"])
        #expect(
            files[0].bytes[...].text == #"""
                workbookSearch("book",{"isWhole":true,"repeated":[],"sections":[0],"words":["bars"]});
                workbookSearch("vocabulary","0bars 0func 0key 0level 0the 0window 6s");
                workbookSearch("words-0","bars 20 func 2W key 0W level 181O the 0W window 0W1X windows 00");
                workbookSearch("text-0",["!Windows\twindows.html\n.the key window\n#Level\tlevel\n.window, window\n","!Bars\tbars.html\n:func level()\n"]);

                """#)
    }

    @Test func `an empty book has an index`() throws {
        let text = try files([])[0].bytes[...].text
        #expect(
            text.hasPrefix(
                "workbookSearch(\"book\",{\"isWhole\":true,\"repeated\":[],\"sections\":[],\"words\":[]});\n"))
    }

    @Test func `a large book's index is divided into small files`() throws {
        let chapters = (0..<40).map { number in
            let sections = (0..<10).map { "#Section \(number) \($0)\ts\($0)\n.word\(number)x\($0) 状态\(number)\n" }
            return "!Chapter \(number)\tc\(number).html\n" + sections.joined()
                + ".\(String(repeating: "prose ", count: 1000))\n"
        }
        let files = try files(chapters, smallBook: 1000)
        #expect(files[0].path == "search.js" && files[0].bytes.count < 1000)
        #expect(files[0].bytes[...].text.contains("{\"isWhole\":false,\"repeated\":[],\"sections\":[0,11,22,"))
        let paths = files.map(\.path)
        #expect(paths.contains("search/vocabulary.js") && paths.contains("search/text-39.js"))
        #expect(!paths.contains("search/text-40.js"))
        #expect(files.allSatisfy { $0.bytes.count < 10_000 })
        let vocabulary = try #require(files.first { $0.path == "search/vocabulary.js" }).bytes[...].text
        #expect(!vocabulary.contains("状"))
        #expect(files.contains { $0.path.contains("words-") && $0.bytes[...].text.contains("状态 ") })
    }

    @Test func `the index of a large book has at most 64 files`() throws {
        let chapters = (0..<300).map { number in
            "!Chapter \(number)\tc\(number).html\n" + (0..<100).map { ".word\(number)x\($0) and more prose\n" }.joined()
                + ".\(String(repeating: "prose ", count: 1200))\n"
        }
        let files = try files(chapters)
        #expect((40...64).contains(files.count))
        let texts = files.filter { $0.path.hasPrefix("search/text-") }
        let starts = (0..<300).map { "!Chapter \($0)\\t" }
        #expect(starts.allSatisfy { start in texts.contains { $0.bytes[...].text.contains(start) } })
    }

    @Test func `sections whose heading at least three chapters have are listed`() throws {
        let chapters = [
            "!A\ta\n#Notes\tn\n#More\tm\n", "!B\tb\n#Notes\tn\n#More\tm\n#More\tm2\n", "!C\tc\n#Other\to\n#Notes\tn\n",
        ]
        #expect(try files(chapters)[0].bytes[...].text.contains("\"repeated\":[1,4,9],"))
    }

    @Test func `a distance of more than 31 sections takes more digits`() throws {
        let sections = (0..<1100).map { "#S\ts\n" + ($0 == 1 || $0 == 1098 ? ".word\n" : "") }.joined()
        let text = try files(["!T\tt.html\n" + sections])[0].bytes[...].text
        // 1097 = 9 + 2 * 32 + 1 * 1024, and f is the digit 9 + 32, Y the digit 2 + 32. The 2 is the second section,
        // after the chapter's own.
        #expect(text.contains("word 2WfY1W"))
    }

    @Test func `texts are escaped for use in a script`() throws {
        let text = try files(["!</script><!-- \" \\\ta.html\n"])[0].bytes[...].text
        #expect(!text.contains("</") && !text.contains("<!"))
        #expect(text.contains(#"["!\u003c/script>\u003c!-- \" \\\ta.html\n"]"#))
    }
}
