import TestSupport
import Testing

@testable import ChapterKit

/// Tests that each term of the glossary is defined in the section to which the glossary links.
@Suite("Glossary")
struct GlossaryTests {
    @Test func `each term is in italics in the section that its row links to`() throws {
        let folder = try Repository.book()
        let chapters = Dictionary(
            uniqueKeysWithValues: folder.book.chapters.map {
                (String($0.path.dropFirst(folder.book.prefix.count)), $0)
            })
        for row in try Self.rows(in: folder) {
            let parts = row.link.split(separator: "#").map(String.init)
            let metadata = try #require(parts.first.flatMap { chapters[$0] }, "'\(row.term)' links to no chapter")
            let chapter = folder.parsedChapter(metadata)
            let terms = Self.italics(in: chapter, section: parts.count > 1 ? parts[1] : nil)
            #expect(terms.contains { Self.isSame($0, row.term) }, "'\(row.term)' isn't in italics at \(row.link)")
        }
    }

    @Test func `the terms are in alphabetical order, and each is there once`() throws {
        let terms = try Self.rows(in: Repository.book()).map { $0.term.lowercased() }
        #expect(terms.count > 30)
        #expect(terms == Set(terms).sorted())
    }

    /// Returns the term in bold and the last link of each item of the glossary's list.
    private static func rows(in folder: BookFolder) throws -> [(term: String, link: String)] {
        let glossary = try #require(folder.book.chapters.first { $0.slug == "glossary" })
        var rows: [(term: String, link: String)] = []
        folder.parsedChapter(glossary).blocks.forEachBlock { block in
            guard case .paragraph(let text) = block.content, case .strong(let term)? = text.first else { return }
            let links = text.compactMap { inline -> String? in
                if case .link(let link) = inline { link.destination } else { nil }
            }
            rows.append((String(term.plainText.dropLast()), links.last ?? "nowhere"))
        }
        return rows
    }

    /// Returns the texts in italics of a section, up to the next heading, or of the text before the first heading.
    private static func italics(in chapter: Chapter, section: String?) -> [String] {
        var anchor: String?
        var found: [String] = []
        chapter.blocks.forEachBlock { block in
            switch block.content {
            case .heading(let heading): anchor = heading.anchor
            case .paragraph(let text) where anchor == section: found += text.italics
            default: break
            }
        }
        return found
    }

    /// Returns a Boolean value indicating whether a text is a term, perhaps in the plural.
    private static func isSame(_ text: String, _ term: String) -> Bool {
        let (text, term) = (text.lowercased(), term.lowercased())
        return text == term || text == term + "s" || text == term + "es"
    }
}

extension [Inline] {
    /// The texts in italics.
    fileprivate var italics: [String] {
        flatMap { inline -> [String] in
            switch inline {
            case .emphasis(let children): [children.plainText]
            case .strong(let children): children.italics
            case .link(let link): link.children.italics
            default: []
            }
        }
    }
}
