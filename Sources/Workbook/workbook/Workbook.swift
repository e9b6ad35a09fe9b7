import ArgumentParser
import ChapterKit
import SwiftText

/// The command-line tool.
@main
struct Workbook: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workbook",
        abstract: "Makes books of Markdown chapters whose Swift is tested.",
        discussion: """
            A book is a folder of chapters with a workbook.yml. Any other folder of
            Markdown files can be built into a site too; its Swift is shown, not tested.

            Ends with status 0, with 1 for an error in the book or its files, with 64 for
            wrong arguments, and with 70 for a bug in workbook.

            Example:
              workbook build chapters --output site
            """,
        version: Version.current,
        subcommands: [
            InitCommand.self, AddCommand.self, BuildCommand.self, ServeCommand.self, CheckCommand.self,
            TestCommand.self, MutantsCommand.self, AcceptCommand.self, StarterCommand.self, ProgressCommand.self,
            SettingsCommand.self,
            ImportCommand.self,
        ]
    )

    /// The output of the tool without a command: what it's for, with a command for each.
    private static let greeting = """
        workbook compiles and runs the Swift in Markdown, and makes books of it.

        Test the Swift in your documentation, in any package:
          workbook test README.md

        Write a book of your own:
          workbook init my-book

        Read a book, or any folder of Markdown files, in the browser:
          workbook serve chapters --open

        'workbook --help' lists all commands, and 'workbook help COMMAND' explains one.
        """

    func run() async throws { Terminal.out("\(lines: Self.greeting)") }

    static func main() async {
        CrashReport.install()
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            try Terminal.checkOutput()
        } catch {
            exit(after: error)
        }
    }

    /// Returns a message with the most similar command for an unknown one, or `nil` if the arguments don't begin with
    /// an unknown command.
    private static func nearestCommand(to arguments: [String]) -> String? {
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
        let nearest = SpellingSuggestion.nearest(to: word, among: names).map { "did you mean '\($0)'?" }
        return "there is no command '\(word)'; " + (nearest ?? "'workbook --help' lists them")
    }

    private static func exit(after error: any Error) -> Never {
        if let message = nearestCommand(to: Array(CommandLine.arguments.dropFirst())) {
            exit(withError: ValidationError(message.withoutControls))
        }
        switch error {
        case let error as any UserFacingError:
            Terminal.printError(error.description)
            exit(withError: ExitCode(1))
        case let error as ValidationError:
            exit(withError: ValidationError(error.message.withoutControls))
        case is ExitCode, is CleanExit:
            exit(withError: error)
        default:
            guard exitCode(for: error) == .failure else { exit(withError: error) }
            Terminal.printError(message(for: error))
            exit(withError: ExitCode(70))
        }
    }

    /// Returns the message of an error for the user.
    static func message(for error: any Error) -> String {
        switch error {
        case let error as any UserFacingError: error.description
        case let error as ValidationError: error.message
        default: "workbook is at fault here: \(String(describing: error))"
        }
    }
}
