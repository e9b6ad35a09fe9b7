import ArgumentParser
import SettingsBundle
import SettingsConfiguration

/// A command that reports deviations of Settings bundles from the schema.
struct SettingsCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with Settings bundles.",
        discussion: """
            An error is what does not work in the Settings app: a row that is not shown,
            stores nothing or opens nothing. A warning is what departs from the schema and
            works all the same. Ends with status 1 when there is an error.

            Each finding ends in its name, [missing-default]. What you mean to be so is
            switched off by this name: with --allow, or for good in the file
            .workbook-settings.yml beside the bundle:

              allow: [missing-default]
              languages: [de, fr]
              generated: [com.mono0926.LicensePlist]   # made at build time, not checked

            Example:
              workbook settings check Settings.bundle
            """)

    @Argument(help: "The folders of the bundles.")
    var bundles: [String]

    @Flag(help: "Make every warning an error.")
    var strict = false

    @Option(help: ArgumentHelp("Leave findings of these names out: 'missing-image,unknown-key'.", valueName: "names"))
    var allow: [String] = []

    @Option(
        help: ArgumentHelp(
            "Languages that every title must be translated into, by the names of their folders: 'de,fr'.",
            valueName: "list"))
    var languages: String?

    @Flag(name: .customLong("in-app"), help: "Tell what is about InAppSettingsKit alone, too, instead of counting it.")
    var includesInApp = false

    @Flag(name: .customLong("licenses"), help: "Tell what license generators wrote, too, instead of counting it.")
    var includesLicenses = false

    @Option(help: FindingsFormat.help)
    var format = FindingsFormat.text

    func validate() throws {
        _ = try allowedRules()
        if let name = languageNames.first(where: { !$0.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) } })
        {
            throw ValidationError("'\(name)' cannot be a language; write them as --languages de,fr")
        }
    }

    private var languageNames: [String] { languages?.split(separator: ",").map(String.init) ?? [] }

    func run() throws {
        var report = SettingsReport()
        for bundle in bundles {
            let schema = SettingsSchema(path: bundle)
            var configuration = SettingsConfiguration(beside: schema.path)
            configuration.allow.formUnion(try allowedRules())
            if languages != nil { configuration.languages = languageNames }
            report.add(configuration.diagnostics)
            let diagnostics = configuration.findings(in: schema, listing: listedTopics)
            report.add(strict ? diagnostics.map(\.asError) : diagnostics)
        }
        report.write(as: format)
        if report.hasErrors { throw ExitCode(1) }
    }

    private var listedTopics: Set<SchemaDiagnostic.Topic> {
        Set((includesInApp ? [.inApp] : []) + (includesLicenses ? [.licenses] : []))
    }

    private func allowedRules() throws -> Set<SchemaRule> {
        Set(
            try allow.flatMap { $0.split(separator: ",") }.map { name in
                guard let rule = SchemaRule(rawValue: String(name)) else {
                    throw ValidationError(SettingsConfiguration.unknown(String(name)))
                }
                return rule
            })
    }
}

extension SchemaDiagnostic {
    /// The diagnostic, with a warning converted to an error.
    fileprivate var asError: SchemaDiagnostic {
        var diagnostic = self
        if severity == .warning { diagnostic.severity = .error }
        return diagnostic
    }
}
