import ArgumentParser
import Foundation
import SettingsBundle
import SwiftText

/// The diagnostics about Settings bundles, with the formats that they can be written in.
struct SettingsReport {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, github, sarif
    }

    private var diagnostics: [SchemaDiagnostic] = []
    private var seen: Set<SchemaDiagnostic> = []

    /// Adds diagnostics without duplicates, because two bundles may be next to the same configuration file.
    mutating func add(_ diagnostics: [SchemaDiagnostic]) {
        self.diagnostics += diagnostics.filter { seen.insert($0).inserted }
    }

    var hasErrors: Bool { diagnostics.hasErrors }

    func write(as format: Format) {
        switch format {
        case .text: Terminal.print(diagnostics)
        case .json: Terminal.write(json(diagnostics.map(\.json)) + "\n")
        case .github: for diagnostic in diagnostics { Terminal.write(diagnostic.annotation) }
        case .sarif: Terminal.write(json(sarif) + "\n")
        }
    }

    private func json(_ document: Any) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // The document consists of strings and numbers, so serialization can't fail.
        let data = (try? JSONSerialization.data(withJSONObject: document, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// The diagnostics in the Static Analysis Results Interchange Format, which code hosts show as alerts.
    ///
    /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
    private var sarif: [String: Any] {
        let rules = SchemaRule.allCases.filter { rule in diagnostics.contains { $0.rule == rule } }
        let driver: [String: Any] = [
            "name": "workbook settings", "version": Version.current,
            "rules": rules.map { ["id": $0.rawValue, "shortDescription": ["text": $0.explanation + "."]] },
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [["tool": ["driver": driver], "results": diagnostics.map(\.sarif)]],
        ]
    }
}

extension Terminal {
    /// Prints the diagnostics about Settings bundles in their order.
    static func print(_ diagnostics: [SchemaDiagnostic]) {
        for diagnostic in diagnostics {
            let word: TerminalText =
                diagnostic.severity == .note ? "note:" : severity(isError: diagnostic.severity == .error)
            err("\(diagnostic.location): \(word) \(diagnostic.text)")
        }
    }
}

extension SchemaDiagnostic {
    /// The diagnostic as values for JSON. `line` and `path` are omitted if they're missing.
    fileprivate var json: [String: Any] {
        var object: [String: Any] = [
            "severity": severity.rawValue, "rule": rule.rawValue, "file": file, "message": message,
        ]
        object["line"] = line
        if !path.isEmpty { object["path"] = path }
        return object
    }

    fileprivate var annotation: String {
        GitHubAnnotation.line(
            severity == .note ? "notice" : severity.rawValue,
            ["file": file, "line": String(line ?? 1), "title": rule.rawValue], textWithoutRule)
    }

    fileprivate var sarif: [String: Any] {
        let uri = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        return [
            "ruleId": rule.rawValue, "level": severity.rawValue, "message": ["text": textWithoutRule],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": ["uri": uri], "region": ["startLine": line ?? 1],
                    ]
                ]
            ],
        ]
    }
}
