import ArgumentParser
import WorkbookKit

/// The command-line tool.
@main
struct Workbook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workbook",
        abstract: "Makes books of Markdown chapters whose Swift is tested.",
        discussion: """
            A book is a folder of chapters with a workbook.yml. Any other folder of Markdown files can be built into a
            site too; its Swift is shown, not tested.

            Example:
              workbook build chapters --output site
            """,
        version: "0.1.0",
        subcommands: [Build.self, CheckCommand.self, StarterCommand.self, Extract.self]
    )
}
