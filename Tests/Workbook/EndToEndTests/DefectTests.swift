import TestSupport
import Testing

@testable import ChapterKit

/// Tests that the chapters cover the defects of the articles that they are based on.
///
/// The defects are numbered. A chapter shows each defect in a test whose name begins with the article's, as in
/// "UIWindow, defect 3: …", or states "UIWindow, defect 3, is not tested:" with the reason.
@Suite("The articles' defects")
struct DefectTests {
    /// The number of defects in each article.
    private static let counts = [
        "Tips window": 10, "Status-bar tree": 10, "Settings bundle": 4, "Scroll to top": 6, "UIWindow": 5,
    ]

    private var all: Set<String> {
        Self.counts.reduce(into: []) { all, article in
            all.formUnion((1...article.value).map { "\(article.key), defect \($0)" })
        }
    }

    @Test func `every defect has a test, or a chapter states why it has none`() throws {
        let folder = try Repository.book()
        var reported: Set<String> = []
        for metadata in folder.book.chapters {
            let chapter = folder.parsedChapter(metadata)
            let names = chapter.snippets.map(\.title)
            let text = String(decoding: folder.source(of: metadata).bytes, as: UTF8.self)
            for defect in all where names.contains(where: { $0.hasPrefix("\(defect):") }) {
                #expect(reported.insert(defect).inserted, "\(defect) has two tests")
            }
            reported.formUnion(all.filter { text.contains("\($0), is not tested:") })
        }
        #expect(all.subtracting(reported).sorted() == [])
    }

    @Test func `the appendix about the articles links to the test of each defect`() throws {
        let folder = try Repository.book()
        let appendix = try #require(folder.book.chapters.first { $0.slug == "articles" })
        let rows = String(decoding: folder.source(of: appendix).bytes, as: UTF8.self).split(separator: "\n")
        for metadata in folder.book.chapters {
            let file = metadata.path.dropFirst(folder.book.prefix.count)
            for snippet in folder.parsedChapter(metadata).snippets {
                guard let defect = all.first(where: { snippet.title.hasPrefix("\($0):") }) else { continue }
                let number = defect.split(separator: " ").last ?? ""
                let link = "(\(file)#\(snippet.anchor))"
                #expect(
                    rows.contains { $0.hasPrefix("| \(number) |") && $0.contains(link) },
                    "\(appendix.path) has no row for '\(snippet.title)' that links to \(link)")
            }
        }
    }
}
