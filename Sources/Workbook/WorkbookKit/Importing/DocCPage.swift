import ChapterKit
import SwiftText

/// The facts about a Markdown file of a DocC catalog that other pages need.
struct DocCPage {
    let source: SourceFile
    /// The name of the file without its extension, as in `<doc:Name>`.
    let name: String
    let title: String
    /// The first paragraph, if the page begins with one. DocC calls it the abstract.
    let summary: String
    /// The first paragraph, if the summary represents it completely because it has no links and no emphasis.
    let summaryBlock: Block?
    /// The headings, with their anchors in the book.
    let sections: [(title: String, anchor: String)]
    let blocks: [Block]
    /// The heading that is the title.
    let titleBlock: Block?
    /// The names of the pages that list items link to, under `## Topics` or elsewhere, in their order.
    let links: [String]
    /// A Boolean value indicating whether the page is the root of a catalog without a module.
    let isRoot: Bool

    private nonisolated(unsafe) static let topic = #/(?m)^[ \t]*[-*+][ \t]+<doc:([^<>#\s]+)>/#

    init(_ source: SourceFile, name: String) throws(NestingError) {
        self.source = source
        self.name = name
        let file = SourceFile(path: source.path, bytes: source.bytes)
        blocks = try CommonMark.blocks(of: file, isSmart: true)
        var anchors = Anchors()
        var sections: [(String, String)] = []
        var title: String?
        var titleBlock: Block?
        var summary: String?
        var summaryBlock: Block?
        for block in blocks {
            switch block.content {
            case .heading(let heading) where title == nil && heading.level == 1:
                title = heading.text.plainText
                titleBlock = block
            case .heading(let heading):
                summary = summary ?? ""
                sections.append((heading.text.plainText, anchors.make(from: heading.text.plainText)))
            case .paragraph(let inlines) where title != nil && summary == nil:
                let text = inlines.plainText
                summary = text.hasPrefix("@") || Self.isTable(block, in: file) ? "" : text
                // libcmark includes the link definitions before a paragraph in its lines.
                let isAlone = file.line(block.line).trimmed.first != UInt8(ascii: "[")
                if summary != "", isAlone, inlines.allSatisfy(\.isPlain) { summaryBlock = block }
            default: break
            }
        }
        self.title = title ?? name
        self.titleBlock = titleBlock
        self.summary = summary ?? ""
        self.summaryBlock = summaryBlock
        self.sections = sections
        let text = source.bytes[...].text
        links = text.matches(of: Self.topic).map { match in
            String(match.output.1.split(separator: "/").last ?? "")
        }
        isRoot = text.contains("@TechnologyRoot")
    }

    /// Returns a Boolean value indicating whether a paragraph is a table, which isn't part of CommonMark.
    private static func isTable(_ block: Block, in file: SourceFile) -> Bool {
        (block.line...block.endLine).contains { TableRow.alignments(of: file.line($0).trimmed) != nil }
    }

    /// Returns the anchor in the book for a section as DocC spells it, with hyphens instead of spaces and punctuation.
    func anchor(of section: Substring) -> String? {
        let wanted = Self.key(section)
        return sections.first { Self.key($0.title) == wanted }?.anchor
    }

    private static func key(_ text: some StringProtocol) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the title of a section with its original spelling.
    func title(of section: Substring) -> String? {
        let wanted = Self.key(section)
        return sections.first { Self.key($0.title) == wanted }?.title
    }

    /// The slug of the chapter. For example, `TheBasics` becomes `the-basics`.
    var slug: String {
        var slug = ""
        var previous: Character?
        for character in name {
            guard character.isASCII, character.isLetter || character.isNumber else {
                if !slug.isEmpty, slug.last != "-" { slug += "-" }
                previous = nil
                continue
            }
            if character.isUppercase, let previous, previous.isLowercase || previous.isNumber { slug += "-" }
            slug += character.lowercased()
            previous = character
        }
        while slug.last == "-" { slug.removeLast() }
        return slug.isEmpty ? "chapter" : slug
    }
}

extension Inline {
    /// A Boolean value indicating whether the inline is plain text.
    fileprivate var isPlain: Bool {
        switch self {
        case .text, .softBreak: true
        default: false
        }
    }
}
