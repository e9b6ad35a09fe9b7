import ArgumentParser
import Foundation
import SettingsBundle
import SwiftText

/// Says where Settings bundles depart from the schema.
struct SettingsCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say what is wrong with Settings bundles.",
        discussion: """
            An error is what does not work in the Settings app: a row that is not shown,
            stores nothing or opens nothing. A warning is what departs from the schema and
            works all the same. Ends with status 1 when there is an error.

            Example:
              workbook settings check Settings.bundle
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The folders of the bundles.")
    var bundles: [String]

    @Flag(help: "Make every warning an error.")
    var strict = false

    @Option(help: "How findings are written: text to standard error as a compiler does, json to standard output.")
    var format = Format.text

    func run() throws {
        let diagnostics = bundles.flatMap { SettingsSchema(path: $0).diagnostics }
            .map { strict ? $0.asError : $0 }
        switch format {
        case .text: Terminal.print(diagnostics)
        case .json: Terminal.write(try diagnostics.json + "\n")
        }
        if diagnostics.hasErrors { throw ExitCode(1) }
    }
}

extension Terminal {
    /// Prints the diagnostics about Settings bundles in the order that they have.
    static func print(_ diagnostics: [SchemaDiagnostic]) {
        for diagnostic in diagnostics {
            say("\(diagnostic.place): \(severity(isError: diagnostic.severity == .error)) \(diagnostic.text)")
        }
    }
}

extension SchemaDiagnostic {
    fileprivate var asError: SchemaDiagnostic {
        var diagnostic = self
        diagnostic.severity = .error
        return diagnostic
    }
}
