import TestSupport
import Testing

@testable import ChapterKit

/// The search finds the chapters of this repository's book, and their sections, by words in two languages.
@Suite struct ChapterKeywordsTests {
    @Test func `each chapter and each of its sections has keywords in English and in Chinese`() throws {
        let folder = try Repository.book()
        for metadata in folder.book.chapters {
            expectBothLanguages(metadata.keywords, "\(metadata.slug)")
            let chapter = try folder.chapter(metadata).chapter
            chapter.blocks.forEachBlock { block in
                guard case .heading(let heading) = block.content, heading.level == 2 else { return }
                expectBothLanguages(heading.keywords, "\(metadata.slug), \(heading.text.plainText)")
            }
        }
    }

    private func expectBothLanguages(_ keywords: [String], _ place: Comment) {
        let chinese = keywords.count { $0.unicodeScalars.contains { $0.properties.isIdeographic } }
        #expect(chinese >= 2, place)
        #expect(keywords.count - chinese >= 2, place)
    }
}
