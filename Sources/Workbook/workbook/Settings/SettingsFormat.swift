import ArgumentParser
import Foundation
import SettingsBundle

/// A command that writes Settings bundles with a fixed order and layout.
struct SettingsFormat: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write the panes of Settings bundles in one order and layout.",
        discussion: """
            Each pane becomes XML, indented by tabs, with the keys of each row in the
            order of Apple's schema, so that two people's changes meet as seldom as can
            be. Values do not change. A file with comments is left as it is, for they
            would be lost, and so is one that cannot be read, or has control characters.

            With --check nothing is written: ends with status 1 when something would be.

            Example:
              workbook settings format Settings.bundle
            """)

    @Argument(help: "The folders of the bundles.")
    var bundles: [String]

    @Flag(help: "Say what would be written, and write nothing.")
    var check = false

    func run() throws {
        var isFormatted = true
        for bundle in bundles {
            let schema = SettingsSchema(path: bundle)
            let unread = schema.readingDiagnostics(languages: [])
            Terminal.print(unread)
            if unread.hasErrors { isFormatted = false }
            // Without a root pane, the folder isn't a Settings bundle, so its files aren't changed.
            if unread.contains(where: { $0.rule == .missingRoot && $0.severity == .error }) { continue }
            for pane in schema.schemaPanes where !pane.isFormatted {
                let path = "\(schema.path)/\(pane.name)"
                if pane.hasComments {
                    Terminal.err("\(path): left as it is, for its comments would be lost")
                } else if pane.hasControls {
                    Terminal.err("\(path): not changed, because XML can't contain its control characters")
                } else if check {
                    isFormatted = false
                    Terminal.err("\(path): is not formatted; 'workbook settings format' does it")
                } else {
                    try write(pane, of: schema.path)
                    Terminal.out("\(path): formatted")
                }
            }
        }
        if !isFormatted { throw ExitCode(1) }
    }

    private func write(_ pane: Pane, of bundle: String) throws {
        do {
            try BundleFolder(path: bundle).write(pane.formatted, to: pane.name)
        } catch {
            throw SettingsError(description: "\(bundle)/\(pane.name): error: it cannot be written; is it yours?")
        }
    }
}
