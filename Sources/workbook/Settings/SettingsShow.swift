import ArgumentParser
import SettingsBundle

/// Shows the panes of a Settings bundle.
struct SettingsShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the panes of a Settings bundle as a tree.",
        discussion: """
            Each row is a line: what it is, its title, its key in UserDefaults, its default
            and its choices. A pane stands once, below the row that opens it. Ends with
            status 1 when a file of the bundle cannot be read.

            Example:
              workbook settings show Settings.bundle --language de
            """)

    @Argument(help: "The bundle's folder.")
    var bundle: String

    @Option(help: "The language of the titles, such as 'de' or 'de-AT'.")
    var language = "en"

    func run() throws {
        let schema = SettingsSchema(path: bundle)
        let findings = schema.readingFindings
        guard language == "en" || schema.speaks(language) || findings.hasErrors else {
            let known = schema.languages
            throw ValidationError(
                "the bundle has no strings table in '\(language)'; "
                    + (known.isEmpty ? "it is not translated" : "it has \(known.joined(separator: ", "))"))
        }
        Terminal.print(findings)
        Terminal.write(schema.tree(language: language))
        if findings.hasErrors { throw ExitCode(1) }
    }
}
