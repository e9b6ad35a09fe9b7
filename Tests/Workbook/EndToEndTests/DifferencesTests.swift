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

    /// The rows of the appendix for one chapter.
    private struct Group {
        var count = 0
        /// The links to sections of chapters, in the rows and above them.
        var links: Set<String> = []
    }

    @Test func `the appendix has a row for each difference, and no link to a section without one`() throws {
        let folder = try Repository.book()
        let appendix = try #require(folder.book.chapters.first { $0.slug == "simulated-phone" })
        let groups = try Self.groups(in: folder.chapter(appendix).chapter)
        var links: Set<String> = []
        for metadata in folder.book.chapters where !metadata.isIntroduction && metadata.slug != appendix.slug {
            let file = String(metadata.path.dropFirst(folder.book.prefix.count))
            let text = String(decoding: folder.source(of: metadata).bytes, as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for section in try Self.sections(of: folder.chapter(metadata).chapter, file: file, lines: lines) {
                links.insert(section.link)
                let count = groups.first { $0.links.contains(section.link) }?.count ?? 0
                // Sentences in the text may repeat a point, but the section of differences doesn't.
                let isCollection = section.title == Self.title
                let place = isCollection ? "" : " ([\(section.title)](\(section.link)))"
                let start = "### In \(metadata.title)\n\nSee [\(section.title)](\(section.link)).\n\n"
                #expect(
                    count >= (isCollection ? section.points.count : 1),
                    """
                    \(appendix.path) has too few rows for [\(section.title)](\(section.link)). Add them below \
                    'In \(metadata.title)', shorter if you can:
                    \(isCollection && count == 0 ? start : "")\(section.points.map { "- \($0)\(place)" }.joined(separator: "\n"))
                    """)
            }
        }
        for link in Set(groups.flatMap(\.links)).subtracting(links).sorted() {
            Issue.record("\(appendix.path) has a link to \(link), where the chapter names no difference.")
        }
    }

    /// Returns the groups of the section *All differences*, each with a heading of its own.
    private static func groups(in chapter: Chapter) throws -> [Group] {
        let start = try #require(chapter.blocks.firstIndex { $0.heading?.text.plainText == "All differences" })
        var groups: [Group] = []
        for block in chapter.blocks[(start + 1)...].prefix(while: { $0.heading?.level != 2 }) {
            if block.heading != nil { groups.append(Group()) }
            guard !groups.isEmpty else { continue }
            if case .list(let list) = block.content { groups[groups.count - 1].count += list.items.count }
            [block].forEachBlock { block in
                guard case .paragraph(let text) = block.content else { return }
                for case .link(let link) in text where link.destination.contains(".md#") {
                    groups[groups.count - 1].links.insert(link.destination)
                }
            }
        }
        return groups
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
