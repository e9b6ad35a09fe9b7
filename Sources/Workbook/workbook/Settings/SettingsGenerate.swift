import ArgumentParser
import ChapterKit
import Foundation
import SettingsAccessors
import SettingsBundle
import SettingsConfiguration

/// A command that writes a Swift file with a property for each preference of a Settings bundle.
struct SettingsGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write Swift with a typed property for each preference.",
        discussion: """
            The file needs Foundation and nothing else. It registers the defaults of all
            panes, because the Settings app stores none; it has constants for the keys, can
            reset, and tells of changes to loops, observers and, where there is SwiftUI, to
            bindings. Errors in the bundle are told, and what can be made is made all the
            same; a pane that cannot be read ends it with status 1. An existing file is
            replaced only when this command made it.

            The name and the access can stand in .workbook-settings.yml beside the bundle,
            as type: and access:, where the plugin GenerateSettingsAccessors reads them,
            too.

            A template of your own is filled with what the built-in one is filled with:
            Sources/Settings/SettingsAccessors/Settings.swift.mustache.

            Example:
              workbook settings generate Settings.bundle --output AppSettings.swift
              workbook settings generate Settings.bundle --access public > AppSettings.swift
            """)

    @Argument(help: "The bundle's folder.")
    var bundle: String

    @Option(name: .shortAndLong, help: "The file to write. Default: standard output.")
    var output: String?

    @Option(help: "The name of the type. Default: AppSettings.")
    var typeName: String?

    @Option(
        help: ArgumentHelp("Who can use the type: internal, package or public. Default: internal.", valueName: "level"))
    var access: Accessors.Access?

    @Flag(
        inversion: .prefixedNo,
        help: "Make the type Sendable, which telling of changes, observing and bindings need.")
    var sendable = true

    @Option(help: ArgumentHelp("A Mustache template of your own for the file.", valueName: "file"))
    var template: String?

    func validate() throws {
        try OutputName.validate(output, message: "the output file has no name; leave '--output' out or name one")
        if let typeName, !Accessors.isTypeName(typeName) {
            throw ValidationError("'\(typeName)' cannot be the name of a type of yours; write one such as AppSettings")
        }
    }

    func run() throws {
        let schema = SettingsSchema(path: bundle)
        let configuration = SettingsConfiguration(beside: schema.path)
        let accessors = Accessors(
            schema, typeName: typeName ?? configuration.typeName, access: access ?? configuration.access,
            isSendable: sendable)
        let findings = configuration.findingsForGenerating(in: schema)
        Terminal.print(configuration.diagnostics + findings + accessors.diagnostics)
        guard !configuration.diagnostics.hasErrors, configuration.canGenerate(from: schema) else { throw ExitCode(1) }
        let source = try source(of: accessors)
        guard let output else { return Terminal.write(source) }
        try SettingsOutput.write(source, to: output, header: Accessors.mark)
    }

    private func source(of accessors: Accessors) throws -> String {
        guard let template else { return try accessors.source() }
        guard let bytes = FileManager.default.contents(atPath: template) else {
            throw SettingsError(
                description: "\(template): error: there is no file of this name, or it cannot be read")
        }
        do {
            return try accessors.source(template: String(decoding: bytes, as: UTF8.self), named: template)
        } catch let error as Accessors.TemplateFailure {
            throw SettingsError(description: error.description)
        }
    }
}

extension Accessors.Access: ExpressibleByArgument {}

/// An error that prevents a command about Settings bundles.
struct SettingsError: UserFacingError {
    var description: String
}
