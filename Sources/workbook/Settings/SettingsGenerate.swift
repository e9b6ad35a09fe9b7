import ArgumentParser
import SettingsAccessors
import SettingsBundle
import WorkbookTemplates

/// Writes a Swift file with a property for each preference of a Settings bundle.
struct SettingsGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write Swift with a typed property for each preference.",
        discussion: """
            The file needs Foundation and nothing else. It registers the defaults of all
            panes, because the Settings app stores none. Errors in the bundle are told, and
            what can be made is made all the same; a file that cannot be read ends it with
            status 1. An existing file is replaced only when this command made it.

            Example:
              workbook settings generate Settings.bundle --output AppSettings.swift
            """)

    @Argument(help: "The bundle's folder.")
    var bundle: String

    @Option(name: .shortAndLong, help: "The file to write. Default: standard output.")
    var output: String?

    @Option(help: "The name of the type.")
    var typeName = "AppSettings"

    func validate() throws {
        try OutputName.validate(output, orSay: "the output file has no name; leave '--output' out or name one")
        guard Accessors.isTypeName(typeName) else {
            throw ValidationError("'\(typeName)' cannot be the name of a type of yours; write one such as AppSettings")
        }
    }

    func run() throws {
        let schema = SettingsSchema(path: bundle)
        let accessors = Accessors(schema, typeName: typeName)
        Terminal.print(schema.diagnostics.filter { $0.severity == .error } + accessors.diagnostics)
        if schema.readingDiagnostics(languages: ["en"]).hasErrors { throw ExitCode(1) }
        let source = try accessors.source(template: BuiltInTemplates.settings)
        guard let output else { return Terminal.write(source) }
        try SettingsOutput.write(source, to: output, mark: Accessors.mark)
    }
}
