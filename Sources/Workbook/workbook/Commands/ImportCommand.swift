import ArgumentParser
import ChapterKit
import SwiftText
import WorkbookKit

/// A command that converts documentation in another format to a book.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Make a book of documentation in another form.",
        discussion: """
            Example:
              workbook import docc Sources/MyLibrary/MyLibrary.docc --output my-book
            """,
        subcommands: [DocC.self])

    /// A command that converts a DocC catalog to a book.
    struct DocC: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "docc",
            abstract: "Make a book of a DocC catalog.",
            discussion: """
                Each article becomes a chapter, in the order in which the first page lists
                them. Hidden tests in the form of The Swift Programming Language (comments
                with a fence 'swifttest') become programs with their outputs; other Swift is
                marked as not tested yet. Links between pages lead to chapters. Directives
                become comments, and a warning says what readers will miss. The catalog
                isn't changed. Programs need no package; 'workbook init' makes one around
                the chapters, for examples, tests, and exercises.

                Example:
                  workbook import docc TSPL.docc --output swift-book
                  cd swift-book && workbook test
                """)

        @Argument(help: "The catalog: a folder such as 'MyLibrary.docc'.")
        var folder: String

        @Option(
            name: .shortAndLong,
            help: "The folder of the new book. An existing import is updated, unless its files were changed.")
        var output: String

        func validate() throws {
            try OutputName.validate(output, message: "the output folder has no name; name one")
        }

        func run() throws {
            guard FileSystem.isFolder(folder) else {
                throw ValidationError("there is no folder '\(folder)'; name a DocC catalog")
            }
            let book = try CatalogFolder(folder).imported()
            Terminal.print(book.diagnostics)
            guard book.chapterCount > 0 else {
                throw ValidationError("there is no page in '\(folder)'; name a folder with articles in Markdown")
            }
            let out = try OutputFolder(output)
            do {
                for file in book.files { try out.stage(file) }
                try out.commit()
            } catch {
                out.discard()
                throw error
            }
            let chapters = book.chapterCount == 1 ? "1 chapter" : "\(book.chapterCount) chapters"
            let tests = book.testCount == 1 ? "1 tested listing" : "\(book.testCount) tested listings"
            Terminal.out("\(output): \(chapters), \(tests)")
            if book.diagnostics.hasErrors { throw ExitCode(1) }
        }
    }
}
