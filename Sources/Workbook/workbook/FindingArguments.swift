import ArgumentParser
import Foundation
import SwiftText
import WorkbookKit

/// How findings are told, and which of them count.
struct FindingArguments: ParsableArguments {
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

    /// Whether one of the findings ends the command with status 1.
    func areBad(_ diagnostics: [Diagnostic]) -> Bool {
        strict ? !diagnostics.isEmpty : diagnostics.hasErrors
    }

    /// Says what is no finding: beside a document for programs, it goes to standard error.
    func tell(_ line: TerminalText) {
        if format == .text { Terminal.out(line) } else { Terminal.say(line) }
    }

    /// Writes the findings in the order of their places, each once.
    func report(_ diagnostics: [Diagnostic]) {
        switch format {
        case .text: Terminal.print(diagnostics)
        case .json: Terminal.write(Self.json(["findings": Self.list(diagnostics)]))
        case .github: for diagnostic in Set(diagnostics).sorted() { Terminal.write(Self.annotation(diagnostic)) }
        }
    }

    /// Findings as values that JSON has.
    static func list(_ diagnostics: [Diagnostic]) -> [[String: Any]] {
        Set(diagnostics).sorted().map { diagnostic in
            let place = diagnostic.location
            return [
                "path": place.path, "line": place.line, "column": place.column,
                "severity": diagnostic.severity.rawValue, "message": diagnostic.message,
            ]
        }
    }

    static func json(_ document: [String: Any]) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers: there is nothing in it that cannot be written.
        let data = (try? JSONSerialization.data(withJSONObject: document, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// A line that GitHub's CI shows beside the line of the file.
    static func annotation(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location
        return GitHubAnnotation.line(
            diagnostic.severity.rawValue,
            ["file": place.path, "line": String(place.line), "col": String(place.column)],
            diagnostic.message)
    }
}
