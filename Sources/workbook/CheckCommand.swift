import ArgumentParser
import WorkbookKit

/// Says what is wrong with a book.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with the chapters, without running them.",
        discussion: """
            Prints every finding with its file, line and column, and ends with status 1
            when one is an error.

            Example:
              workbook check chapters
            """)

    @OptionGroup var book: BookArguments

    func run() throws {
        let diagnostics = try book.open().check()
        Terminal.print(diagnostics)
        if diagnostics.hasErrors { throw ExitCode(1) }
    }
}
