import ArgumentParser
import ChapterKit
import Foundation
import SwiftText

/// Options for the output format and the severity of diagnostics.
struct DiagnosticArguments: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, github
    }

    @Option(
        help:
            "How findings are written: text to standard error as a compiler does; json, or github for the annotations of its CI, to standard output."
    )
    var format = Format.text

    @Flag(help: "Warnings count as errors.")
    var strict = false

    /// Returns a Boolean value indicating whether the command ends with status 1 because of the diagnostics.
    func shouldFail(for diagnostics: [Diagnostic]) -> Bool {
        strict ? !diagnostics.isEmpty : diagnostics.hasErrors
    }

    /// Prints a line that isn't a diagnostic. If standard output is for other programs, the line is printed to standard
    /// error.
    func printNote(_ line: TerminalText) {
        if format == .text { Terminal.out(line) } else { Terminal.err(line) }
    }

    /// Prints the diagnostics without duplicates. Except for JSON, each message is printed once, with its locations.
    func report(_ diagnostics: [Diagnostic]) {
        switch format {
        case .text: Terminal.print(diagnostics)
        case .json: Terminal.write(Self.json(["findings": Self.list(diagnostics)]))
        case .github:
            for group in DiagnosticGroup.groups(of: diagnostics) { Terminal.write(Self.annotation(group.diagnostic)) }
        }
    }

    /// Returns the diagnostics as values for JSON.
    static func list(_ diagnostics: [Diagnostic]) -> [[String: Any]] {
        Set(diagnostics).sorted().map { diagnostic in
            let location = diagnostic.location
            return [
                "path": location.path, "line": location.line, "column": location.column,
                "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
            ]
        }
    }

    static func json(_ document: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // The document consists of strings and numbers, so serialization can't fail.
        let data = (try? JSONSerialization.data(withJSONObject: document, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Returns an annotation that GitHub's CI shows next to the line of the file.
    static func annotation(_ diagnostic: Diagnostic) -> String {
        let location = diagnostic.location
        return GitHubAnnotation.line(
            diagnostic.severity.rawValue,
            ["file": location.path, "line": String(location.line), "col": String(location.column)],
            diagnostic.message)
    }
}
