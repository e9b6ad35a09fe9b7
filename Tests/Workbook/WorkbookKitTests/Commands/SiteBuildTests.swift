import Foundation
import SnippetResults
import SwiftText
import Synchronization
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct SiteBuildTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func templates() throws -> Templates {
        try Templates(
            [
                OutputFile(path: "page.html", text: "<title>{{title}}</title>{{{body}}}"),
                OutputFile(path: "index.html", text: "{{#chapters}}{{href}} {{tested}}{{/chapters}}"),
                OutputFile(path: "site.css", text: "a{}"),
            ], name: "t")
    }

    private func build() throws -> [String] {
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let output = try OutputFolder(folder["site"])
        let diagnostics = try SiteBuild(book, templates: templates()).stage(into: output)
        if diagnostics.hasErrors { output.discard() } else { try output.commit() }
        return diagnostics.map(\.description).sorted()
    }

    private func writeBook(svg: String = "<svg></svg>") throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        let text =
            "---\ntitle: A\n---\n\n# H\n\n```swift figure name=f caption=\"F\"\n```\n\n![p](p.svg) [q](d/q%20r.txt)\n"
        try folder.write(text, to: "chapters/01-a.md")
        try folder.write(svg, to: "chapters/figures/a/f.svg")
        try folder.write("<svg/>", to: "chapters/p.svg")
        try folder.write("q", to: "chapters/d/q r.txt")
        try folder.write("unused", to: "chapters/unused.txt")
    }

    @Test func `a site contains its pages, its search index and the files that pages use`() throws {
        try writeBook()
        #expect(try build() == [])
        let files = folder.files.filter { $0.hasPrefix("site/") }
        #expect(
            files == [
                "site/.workbook", "site/.workbook-cache", "site/a.html", "site/d/q r.txt", "site/figures/a.svg",
                "site/index.html",
                "site/p.svg", "site/search.js", "site/site.css",
            ])
        #expect(folder.text("site/index.html") == "a.html 1")
        #expect(folder.text("site/a.html")?.contains("<svg></svg>") == true)
        #expect(folder.text("site/search.js")?.contains("[\"!A\\ta.html\\n#H\\th\\n=F\\tfigure-f\\n") == true)
    }

    /// Builds a site in memory.
    private func site(after before: Site) throws -> Site {
        let output = SiteInMemory(after: before)
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        #expect(try SiteBuild(book, templates: templates()).stage(into: output) == [])
        return output.site
    }

    @Test func `a site in memory has the same files as a site on disk`() throws {
        try writeBook()
        _ = try build()
        let site = try site(after: Site())
        let onDisk = folder.files.filter { $0.hasPrefix("site/") && !$0.hasPrefix("site/.") }
        #expect(site.files.keys.sorted() == onDisk.map { String($0.dropFirst(5)) })
        for (path, bytes) in site.files {
            #expect(folder.text("site/\(path)") == String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func `a rebuilt site in memory differs only in the files that an edit affects`() throws {
        try writeBook()
        let first = try site(after: Site())
        #expect(first.changes(to: try site(after: first)) == [])
        try folder.write("---\ntitle: A\n---\n\nNew.\n", to: "chapters/01-a.md")
        let second = try site(after: first)
        #expect(
            first.changes(to: second) == ["a.html", "d/q r.txt", "figures/a.svg", "index.html", "p.svg", "search.js"])
        #expect(second.files["p.svg"] == nil)
    }

    @Test func `the key of a page doesn't depend on the order of its pictures in a set`() throws {
        try writeBook()
        for number in 0..<40 { try folder.write("\(number)", to: "chapters/figures/a/f/\(number).svg") }
        let templates = try templates()
        // The books exist at the same time, because the order of a set depends on its address in memory.
        let books = try (0..<5).map { _ in try BookFolder(path: folder["chapters"], name: "chapters") }
        let keys = try books.map { book in
            let renderer = PageRenderer(book: book.book, templates: templates)
            let keys = PageKeys(book, renderer: renderer, templates: templates)
            return try keys.key(of: book.book.chapters[0], source: [])
        }
        #expect(Set(keys).count == 1)
    }

    @Test func `the chapter cache never returns another chapter with the same text, or an old text`() throws {
        let (chapterCache, same) = (ChapterCache(), "---\ntitle: T\n---\n\nText.\n")
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        for name in ["a", "b"] { try folder.write(same, to: "chapters/\(name).md") }
        var templates = [
            ("page.html", "{{{body}}}"), ("index.html", ""), ("book.html", "{{#chapters}}{{{body}}}{{/chapters}}"),
        ]
        .map { OutputFile(path: $0.0, text: $0.1) }
        func whole() throws -> String {
            let output = SiteInMemory(after: Site())
            let book = try BookFolder(path: folder["chapters"], name: "chapters")
            _ = try SiteBuild(book, templates: Templates(templates, name: "t"), chapterCache: chapterCache).stage(
                into: output)
            return String(decoding: output.site.files["book.html"] ?? [], as: UTF8.self)
        }
        #expect(try whole() == "<p>Text.</p>\n<p>Text.</p>\n")
        try folder.write(same.replacing("Text", with: "New"), to: "chapters/b.md")
        #expect(try whole() == "<p>Text.</p>\n<p>New.</p>\n")
        try folder.remove("chapters/a.md")
        templates[2] = OutputFile(path: "book.html", text: "now {{#chapters}}{{{body}}}{{/chapters}}")
        #expect(try whole() == "now <p>New.</p>\n")
    }

    @Test func `a chapter that has changed has the pictures of its current files`() throws {
        let body = "\n\n```swift figure name=f caption=\"F\"\n```\n\n```swift figure name=g caption=\"G\"\n```\n"
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        func read(_ text: String, _ pictures: [String: String], after earlier: CheckedChapter?) throws -> CheckedChapter
        {
            try folder.write("---\ntitle: A\n---\n\n" + text + body, to: "chapters/a.md")
            for (name, id) in pictures {
                try folder.write("<svg><g id=\"\(id)\"/></svg>", to: "chapters/figures/a/\(name).svg")
            }
            let book = try BookFolder(path: folder["chapters"], name: "chapters")
            return try book.chapter(book.book.chapters[0], after: earlier)
        }
        let first = try read("Text.", ["f": "x", "g": "x"], after: nil)
        let drawing = Drawing(choices: [], states: [Drawing.State(svg: "<svg><g id=\"x\"/></svg>")])
        #expect(first.pictures["f"]?.isMade(of: drawing, prefix: "d1.0:") == true)
        #expect(first.pictures["f"]?.isMade(of: drawing, prefix: "d1.1:") == false)
        let second = try read("New.", ["g": "y"], after: first)
        #expect(second.pictures["f"]?.isMade(of: drawing, prefix: "d1.0:") == true)
        #expect(second.pictures["g"]?.isMade(of: drawing, prefix: "d1.1:") == false)
        #expect(second.chapter.blocks.count == first.chapter.blocks.count)
    }

    @Test func `a site in memory makes a deferred file when it's requested`() throws {
        let output = SiteInMemory(after: Site())
        let made = Mutex(0)
        try output.stage(
            DeferredFile(path: "a.zip", key: 1) {
                made.withLock { $0 += 1 }
                return [7]
            })
        #expect(made.withLock { $0 } == 0)
        #expect(try output.site.bytes(of: "a.zip") == [7] && made.withLock { $0 } == 1)
        #expect(try output.site.bytes(of: "b.zip") == nil)
        for path in ["a.zip", "../b.zip"] {
            #expect(throws: OutputError.self) { try output.stage(DeferredFile(path: path, key: 1) { [] }) }
        }
    }

    @Test func `a site in memory rejects paths that lead outside it and duplicate paths`() throws {
        let output = SiteInMemory(after: Site())
        #expect(throws: OutputError.self) { try output.stage(OutputFile(path: "../a", text: "")) }
        try output.stage(OutputFile(path: "a", text: ""))
        #expect(throws: OutputError.self) { try output.stage(OutputFile(path: "a", text: "")) }
    }

    @Test func `a build without changes keeps every file, and restores a removed search index`() throws {
        try writeBook()
        _ = try build()
        let first = folder.files.map { folder.text($0) }
        // A file that is written again has another inode number or modification time.
        let kept = FileSnapshot(at: [folder["site"]]).files
        #expect(kept.count == 7)
        _ = try build()
        #expect(folder.files.map { folder.text($0) } == first)
        #expect(FileSnapshot(at: [folder["site"]]).files == kept)
        // The search index is written again after it was removed.
        let index = folder["site/search.js"]
        try FileManager.default.removeItem(atPath: index)
        _ = try build()
        #expect(folder.files.map { folder.text($0) } == first)
        #expect(FileSnapshot(at: [folder["site"]]).files.filter { $0.key != index } == kept.filter { $0.key != index })
    }

    /// A site output that records the staged files, but not the kept ones.
    private final class Staging: SiteOutput {
        let output: SiteInMemory
        let staged = Mutex<Set<String>>([])

        init(after before: Site) { output = SiteInMemory(after: before) }

        func stage(_ file: OutputFile) throws {
            _ = staged.withLock { $0.insert(file.path) }
            try output.stage(file)
        }
        func keep(_ file: String) -> Bool { output.keep(file) }
        var cache: [UInt8] { output.cache }
        func storeCache(_ bytes: [UInt8]) { output.storeCache(bytes) }
    }

    @Test func `a build without changes stages only the index page`() throws {
        try folder.write("title: B\n", to: "chapters/workbook.yml")
        try folder.write("---\ntitle: A\n---\n\n```swift\nfunc f() {}\n```\n", to: "chapters/a.md")
        let texts = ["page.html": "{{{body}}}", "index.html": "{{title}}", "names.html": "{{book.title}}"]
        let templates = try Templates(texts.sorted(by: <).map { OutputFile(path: $0, text: $1) }, name: "t")
        func build(after before: Site) throws -> Staging {
            let staging = Staging(after: before)
            let book = try BookFolder(path: folder["chapters"], name: "chapters")
            let diagnostics = try SiteBuild(book, templates: templates).stage(into: staging)
            #expect(diagnostics.map(\.message) == [])
            return staging
        }
        let first = try build(after: Site())
        #expect(first.staged.withLock(\.self) == ["a.html", "a.swift", "index.html", "names.html", "search.js"])
        let second = try build(after: first.output.site)
        #expect(second.staged.withLock(\.self) == ["index.html"])
        #expect(second.output.site == first.output.site)
    }

    @Test func `an incremental build produces the same search index as a full build`() throws {
        try writeBook()
        try folder.write("---\ntitle: B\n---\n\nold words\n", to: "chapters/02-b.md")
        _ = try build()
        try folder.write("---\ntitle: B\n---\n\nnew words\n", to: "chapters/02-b.md")
        _ = try build()
        let index = folder.text("site/search.js")
        try FileManager.default.removeItem(atPath: folder["site"])
        _ = try build()
        #expect(folder.text("site/search.js") == index)
        #expect(index?.contains(".new words") == true && index?.contains("!A") == true)
    }

    @Test func `two builds of the same book produce identical files`() throws {
        try writeBook()
        _ = try build()
        let first = folder.files.map { folder.text($0) }
        try FileManager.default.removeItem(atPath: folder["site"])
        _ = try build()
        #expect(folder.files.map { folder.text($0) } == first)
    }

    @Test func `a picture with a script is an error, and no site is written`() throws {
        try writeBook(svg: "<svg><script>x</script></svg>")
        #expect(
            try build() == [
                "chapters/figures/a/f.svg:1:1: error: this picture can't be part of a page: <script> is not part of a drawing"
            ])
        #expect(!FileManager.default.fileExists(atPath: folder["site"]))
    }

    @Test func `a chapter's Swift file is next to its page, and is removed along with the chapter's code`() throws {
        try writeBook()
        try folder.write("---\ntitle: B\n---\n\n```swift\nlet b = 1\n```\n", to: "chapters/02-b.md")
        #expect(try build().filter { !$0.contains("not yet in the list") } == [])
        #expect(folder.text("site/b.swift")?.hasSuffix("import Foundation\n\nlet b = 1\n") == true)
        #expect(folder.text("site/a.swift") == nil)

        let first = folder.files.map { folder.text($0) }
        try FileManager.default.removeItem(atPath: folder["site/b.swift"])
        _ = try build()
        #expect(folder.files.map { folder.text($0) } == first)

        try folder.write("---\ntitle: B\n---\n\nText\n", to: "chapters/02-b.md")
        _ = try build()
        #expect(folder.text("site/b.swift") == nil)
    }
}
