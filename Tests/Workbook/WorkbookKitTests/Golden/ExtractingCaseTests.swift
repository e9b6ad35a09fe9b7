import SwiftText
import Testing

@testable import ChapterKit

/// The Swift file of the last chapter of a small book.
@Suite struct ExtractingCaseTests {
    @Test(arguments: try GoldenCase.all("Extracting"))
    func `the Swift file extracted from a chapter matches extracted.txt`(_ book: GoldenCase) throws {
        let folder = try BookFolder(path: book.folder + "/chapters", name: "chapters")
        let metadata = try #require(folder.book.chapters.last)
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(metadata)
        // The case has no accepted pictures, so only the diagnostics about them are allowed.
        #expect(
            diagnostics.filter {
                !$0.message.hasSuffix("has no picture yet; 'workbook accept \(metadata.slug)' draws it")
            } == [])
        let extractor = Extractor(
            chapter, needs: needs, answers: try folder.answers(in: metadata), configuration: folder.book.configuration,
            figures: "figures/\(metadata.slug)")
        try book.expect(extractor.text, in: "extracted.txt")
    }
}
