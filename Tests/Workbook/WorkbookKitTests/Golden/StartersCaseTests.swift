import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// The workspaces of small books, file by file. Templates that are given out as they are are not repeated here.
@Suite struct StartersCaseTests {
    @Test(arguments: try GoldenCase.all("Starters"))
    func `the files of a book's workspace match starter.txt`(_ book: GoldenCase) throws {
        let folder = try BookFolder(path: book.folder + "/chapters", name: "chapters")
        let checked = try folder.book.chapters.map { try folder.chapter($0) }
        #expect(checked.flatMap(\.diagnostics).filter { !$0.message.contains("has no picture yet") } == [])
        let configuration = folder.book.configuration
        let workspace = Workspace(
            checked.map(\.chapter), configuration: configuration, title: configuration.title, summary: "")
        let templates = try Templates.files(in: Repository.root + "/templates/starter").filter {
            $0.path.hasSuffix(".mustache")
        }
        let files = try workspace.files(templates: templates).sorted { $0.path < $1.path }
        let text = files.map { "==== \($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }.joined()
        try book.expect(text, in: "starter.txt")
    }
}
