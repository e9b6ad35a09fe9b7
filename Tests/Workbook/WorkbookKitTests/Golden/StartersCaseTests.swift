import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// The starters of small books, file by file. Templates that are given out as they are are not repeated here.
@Suite struct StartersCaseTests {
    @Test(arguments: try GoldenCase.all("Starters"))
    func `the files of a chapter's starter match starter.txt`(_ book: GoldenCase) throws {
        let folder = try BookFolder(path: book.folder + "/chapters", name: "chapters")
        let metadata = try #require(folder.book.chapters.last)
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(metadata)
        #expect(diagnostics.filter { !$0.message.contains("has no picture yet") } == [])
        let starter = Starter(
            chapter, needs: needs, configuration: folder.book.configuration, isSolution: false)
        let templates = try Templates.files(in: Repository.root + "/templates/starter").filter {
            $0.path.hasSuffix(".mustache")
        }
        let files = try starter.files(templates: templates).sorted { $0.path < $1.path }
        let text = files.map { "==== \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined()
        try book.expect(text, in: "starter.txt")
    }
}
