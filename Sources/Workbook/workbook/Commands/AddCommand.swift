import ArgumentParser
import SwiftText
import WorkbookKit

/// A command that adds a chapter to a book.
struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a chapter to a book.",
        discussion: """
            Writes the chapter's file, with a small tested listing, and everything that
            belongs to it: its entry in the list 'chapters' of workbook.yml, its test
            target in Package.swift, and a Swift file in the target's folder. The target
            is a copy of that of the last chapter. Either all of these are written, or
            none of them, and no file is replaced. In a book without a package, the
            listing is a program.

            Example:
              workbook add "Two windows"
              workbook add 07-windows.md --title "Two windows"
            """)

    @Argument(help: "The title of the chapter, or the name of its file, which ends in '.md'.")
    var chapter: String

    @Option(help: "The title. Default: CHAPTER, or what the name of the file says.")
    var title: String?

    @Option(help: "The folder with the chapters.")
    var book = "chapters"

    func run() throws {
        let arguments = try BookArguments.parse([book])
        let addition = try ChapterAddition(chapter, title: title, to: arguments.open(), package: arguments.package)
        try addition.write()
        for (path, purpose) in addition.summary { Terminal.out("\(path): \(purpose)") }
        let option = book == "chapters" ? "" : " --book \(book)"
        Terminal.out("'workbook test \(addition.slug)\(option)' compiles and runs its Swift")
    }
}
