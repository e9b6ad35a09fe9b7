import Testing

@testable import WorkbookKit

/// The Swift file of the last chapter of a small book.
@Suite struct ExtractingCaseTests {
    @Test(arguments: GoldenCase.all("Extracting"))
    func `a chapter becomes exactly this Swift file`(_ book: GoldenCase) throws {
        let folder = try BookFolder(path: book.folder + "/chapters", name: "chapters")
        let outline = try #require(folder.book.chapters.last)
        let (chapter, diagnostics) = folder.chapter(outline)
        #expect(folder.diagnostics + diagnostics == [])
        let extractor = Extractor(
            chapter, needs: folder.needs(of: outline).map { folder.chapter($0).chapter },
            configuration: folder.book.configuration, figures: "figures/\(outline.slug)")
        try book.expect(extractor.text, in: "extracted.txt")
    }
}
