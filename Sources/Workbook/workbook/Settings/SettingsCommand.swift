import ArgumentParser

/// The commands for Settings bundles.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Check, show, format and make Swift of Settings bundles.",
        discussion: """
            A Settings bundle tells the Settings app of iOS which preferences an app has.

            Example:
              workbook settings check Settings.bundle
            """,
        subcommands: [SettingsCheck.self, SettingsShow.self, SettingsGenerate.self, SettingsFormat.self]
    )
}
