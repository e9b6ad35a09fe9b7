import ChapterKit
import SwiftText

/// A DocC catalog, converted to a book for further editing.
///
/// Articles become chapters in the order in which the root page lists them. The hidden tests of The Swift Programming
/// Language become programs, and other Swift code is marked as not tested yet. Links between pages become links between
/// chapters. Content without a counterpart is kept and reported in a diagnostic.
package struct DocCImport: Sendable {
    /// The files of the book, relative to the folder of its package.
    package private(set) var files: [OutputFile] = []
    /// The diagnostics for content that couldn't be converted exactly, with source locations in the catalog.
    package private(set) var diagnostics: [Diagnostic] = []
    package private(set) var chapterCount = 0
    /// The number of listings with tests.
    package private(set) var testCount = 0

    /// Converts a catalog.
    ///
    /// - Parameters:
    ///   - title: The name of the catalog, used as the title of the book if no page has one.
    ///   - catalog: The files of the catalog, sorted by path. The paths are those that diagnostics contain.
    package init(title: String, catalog: [OutputFile]) {
        var pages: [DocCPage] = []
        for file in catalog {
            let location = SourceLocation(path: file.path, line: 1, column: 1)
            if file.path.hasSuffix(".tutorial") {
                diagnostics.append(.warning("a tutorial is not imported; write it as a chapter", at: location))
            }
            guard file.path.hasSuffix(MarkdownFile.ending) else { continue }
            let source = SourceFile(path: file.path, bytes: file.bytes)
            if let diagnostic = TextEncoding.diagnostic(in: source) {
                diagnostics.append(diagnostic)
                continue
            }
            let name = file.path.split(separator: "/").last!.dropLast(MarkdownFile.ending.count)
            do throws(NestingError) {
                pages.append(try DocCPage(source, name: String(name)))
            } catch {
                let text =
                    "not imported: blocks are nested deeper than \(CommonMark.deepestNesting) levels; flatten this"
                diagnostics.append(.error(text, at: error.location))
            }
        }
        write(pages, title: title, images: DocCImages(catalog))
    }

    private mutating func write(_ pages: [DocCPage], title: String, images: DocCImages) {
        let root = pages.count == 1 ? nil : pages.first(where: \.isRoot) ?? pages.first { Self.isSame($0.name, title) }
        for (index, page) in pages.enumerated() {
            guard let other = pages[..<index].first(where: { $0.name == page.name }) else { continue }
            let location = SourceLocation(path: page.source.path, line: 1, column: 1)
            diagnostics.append(
                .warning(
                    "a page '\(page.name)' is in '\(other.source.path)', too; links lead to that one", at: location))
        }
        let ordered = Self.ordered(pages, from: root)
        let names = DocCNames(chapters: ordered, introduction: root)
        var used: Set<String> = []
        for page in ordered + (root.map { [$0] } ?? []) {
            let chapter = CrashReport.naming(page.source.path) {
                DocCChapter(page, names: names, images: images)
            }
            diagnostics += chapter.diagnostics
            testCount += chapter.testCount
            used.formUnion(chapter.images)
            files.append(OutputFile(path: "chapters/" + names.file(of: page), text: chapter.text))
        }
        chapterCount = ordered.count
        files += images.files(used).map { OutputFile(path: "chapters/\($0.path)", bytes: $0.bytes) }
        files.append(
            OutputFile(
                path: "chapters/workbook.yml",
                text: Self.configuration(title: root?.title ?? title, summary: root?.summary, ordered, names, root)))
    }

    private static func isSame(_ name: String, _ title: String) -> Bool {
        name.lowercased().filter { $0.isLetter } == title.lowercased().filter { $0.isLetter }
    }

    /// Returns the pages in the order in which the root, and the pages that it links to, list them. Pages that aren't
    /// listed follow.
    private static func ordered(_ pages: [DocCPage], from root: DocCPage?) -> [DocCPage] {
        let byName = Dictionary(pages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        // Paths are compared, because pages in different folders can have the same name.
        var seen: Set<String> = root.map { [$0.source.path] } ?? []
        var ordered: [DocCPage] = []
        var waiting = Array((root?.links ?? []).reversed())
        while let name = waiting.popLast() {
            guard let page = byName[name], seen.insert(page.source.path).inserted else { continue }
            ordered.append(page)
            waiting += page.links.reversed()
        }
        return ordered + pages.filter { !seen.contains($0.source.path) }
    }

    private static func configuration(
        title: String, summary: String?, _ chapters: [DocCPage], _ names: DocCNames, _ root: DocCPage?
    ) -> String {
        var lines = ["title: \(YAMLText.quoted(title))"]
        if let summary, !summary.isEmpty { lines.append("summary: \(YAMLText.quoted(summary))") }
        if let root { lines.append("introduction: \(names.slug(of: root))") }
        lines.append("languageMode: 5   # of the programs; 6 when they are ready for it")
        lines.append("chapters:")
        lines += chapters.map { "- \(names.slug(of: $0))" }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The slugs and file names of the chapters that pages become.
struct DocCNames {
    private var slugs: [String: String] = [:]
    private var files: [String: String] = [:]
    private var pages: [String: DocCPage] = [:]

    init(chapters: [DocCPage], introduction: DocCPage?) {
        var used: Set<String> = []
        let width = String(chapters.count).count
        for (index, page) in (chapters + (introduction.map { [$0] } ?? [])).enumerated() {
            var slug = page.slug
            var number = 1
            while !used.insert(slug).inserted {
                number += 1
                slug = "\(page.slug)-\(number)"
            }
            let position = String(index + 1)
            let prefix = String(repeating: "0", count: max(0, max(2, width) - position.count)) + position
            pages[page.name] = pages[page.name] ?? page
            slugs[page.source.path] = slug
            files[page.source.path] = index < chapters.count ? "\(prefix)-\(slug).md" : "\(slug).md"
        }
    }

    func slug(of page: DocCPage) -> String { slugs[page.source.path] ?? page.slug }

    func file(of page: DocCPage) -> String { files[page.source.path] ?? "\(page.slug).md" }

    /// Returns the page that a link such as `<doc:Name>` refers to.
    func page(_ name: Substring) -> DocCPage? { pages[String(name.split(separator: "/").last ?? "")] }
}

/// The images of a catalog. A page refers to an image by a name that several files can share.
struct DocCImages {
    private let all: [OutputFile]
    /// The preferred file for each name that a page can use.
    private var byName: [String: OutputFile] = [:]

    init(_ catalog: [OutputFile]) {
        let endings = ["png", "jpg", "jpeg", "svg", "gif"]
        all = catalog.filter { file in endings.contains { file.path.lowercased().hasSuffix(".\($0)") } }
        // A file for a dark appearance, or of a low resolution, is used only if there's no other.
        let rank = { (path: String) in (path.contains("~dark") ? 2 : 0) + (path.contains("@2x") ? 0 : 1) }
        for file in all.sorted(by: { (rank($0.path), $0.path) < (rank($1.path), $1.path) }) {
            let name = String(file.path.split(separator: "/").last!)
            let stem = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
            let plain = stem.replacing(#/(~dark|@[123]x)+$/#, with: "")
            for key in [name, plain] where byName[key] == nil { byName[key] = file }
        }
    }

    /// Returns the path in the book for the name of an image in a page, or `nil` if there's no such image.
    func path(_ name: Substring) -> String? {
        let key = String(name.split(separator: "/").last ?? "")
        return byName[key].map(Self.path)
    }

    private static func path(_ file: OutputFile) -> String {
        let name = file.path.split(separator: "/").last!
        return "images/" + name.replacing("@2x", with: "").replacing("@3x", with: "").replacing(" ", with: "-")
    }

    /// Returns the files for the given paths in the book.
    func files(_ paths: Set<String>) -> [OutputFile] {
        var seen: Set<String> = []
        return byName.values.sorted { $0.path < $1.path }.compactMap { file in
            let path = Self.path(file)
            guard paths.contains(path), seen.insert(path).inserted else { return nil }
            return OutputFile(path: path, bytes: file.bytes)
        }
    }
}
