import TestSupport
import Testing

@testable import ChapterKit

/// Tests that the appendix about the simulated phone collects the points where it may differ from other phones.
///
/// A chapter names such a point in its section *Where the model differs from a phone*, or with the words "In the model".
@Suite("Differences of the simulated phone")
struct DifferencesTests {
    private static let title = "Where the model differs from a phone"

    /// A section of a chapter that names differences.
    private struct Section {
        var title: String
        var link: String
        /// The differences, each in a sentence without markup that leads elsewhere.
        var points: [String]
    }

    @Test func `the appendix has a row for each difference, and no row for one that is gone`() throws {
        let folder = try Repository.book()
        let appendix = try #require(folder.book.chapters.first { $0.slug == "simulated-phone" })
        let rows = try Self.rows(in: folder.chapter(appendix).chapter)
        var links: Set<String> = []
        for metadata in folder.book.chapters where !metadata.isIntroduction && metadata.slug != appendix.slug {
            let file = String(metadata.path.dropFirst(folder.book.prefix.count))
            let text = String(decoding: folder.source(of: metadata).bytes, as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for section in try Self.sections(of: folder.chapter(metadata).chapter, file: file, lines: lines) {
                links.insert(section.link)
                let count = rows.count { $0.contains(section.link) }
                // Sentences in the text may repeat a point, but the section of differences doesn't.
                let needed = section.title == Self.title ? section.points.count : 1
                let proposal = section.points.map { "- \($0) ([\(section.title)](\(section.link)))" }
                #expect(
                    count >= needed,
                    """
                    \(appendix.path) has \(count) of \(needed) rows for \(section.link). Add them below \
                    'In \(metadata.title)', shorter if you can:
                    \(proposal.joined(separator: "\n"))
                    """)
            }
        }
        for link in Set(rows.joined()).subtracting(links).sorted() {
            Issue.record("\(appendix.path) has a row for \(link), where the chapter names no difference.")
        }
    }

    /// Returns the links to sections of other chapters, for each item of the section *All differences*.
    private static func rows(in chapter: Chapter) throws -> [[String]] {
        let start = try #require(chapter.blocks.firstIndex { $0.heading?.text.plainText == "All differences" })
        let section = chapter.blocks[(start + 1)...].prefix { $0.heading?.level != 2 }
        return section.flatMap { block -> [[String]] in
            guard case .list(let list) = block.content else { return [] }
            return list.items.map { item in
                item.flatMap { block -> [String] in
                    guard case .paragraph(let text) = block.content else { return [] }
                    return text.compactMap { inline in
                        guard case .link(let link) = inline, link.destination.contains(".md#") else { return nil }
                        return link.destination
                    }
                }
            }
        }
    }

    private static func sections(of chapter: Chapter, file: String, lines: [Substring]) -> [Section] {
        var sections: [Section] = []
        chapter.blocks.forEachBlock { block in
            if let heading = block.heading {
                sections.append(
                    Section(title: heading.text.plainText, link: "\(file)#\(heading.anchor)", points: []))
                return
            }
            guard let section = sections.last else { return }
            let text: String
            switch block.content {
            case .paragraph, .table: text = lines[(block.line - 1)..<block.endLine].joined(separator: " ")
            case .snippet(let index): text = chapter.snippets[index].title
            default: return
            }
            let sentences = sentences(in: text)
            if section.title == title {
                // The first paragraph may only introduce a list.
                guard let first = sentences.first, !first.hasSuffix(":") else { return }
                sections[sections.count - 1].points.append(first)
            } else {
                sections[sections.count - 1].points += sentences.filter { $0.lowercased().contains("in the model") }
            }
        }
        return sections.filter { !$0.points.isEmpty }
    }

    /// Returns the sentences of a Markdown text without sources and without the destinations of links.
    private static func sentences(in text: String) -> [String] {
        text.replacing(/\[\^[^\]]*\]/, with: "")
            .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
            .replacing(/^\s*(?:[-*>]|\d+\.)\s+/, with: "")
            .replacing(/\s+/, with: " ")
            .replacing(/([.?!]\)?) (?=[A-Z`*"])/) { "\($0.output.1)\n" }
            .split(separator: "\n")
            .map { String($0.trimmingPrefix(" ")) }
    }
}

extension Block {
    /// The heading, if the block is one.
    fileprivate var heading: Heading? { if case .heading(let heading) = content { heading } else { nil } }
}
