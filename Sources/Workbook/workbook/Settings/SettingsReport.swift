import SettingsBundle
import SwiftText

/// The diagnostics about Settings bundles, with the formats that they can be written in.
struct SettingsReport {
    private var diagnostics: [SchemaDiagnostic] = []
    private var seen: Set<SchemaDiagnostic> = []

    /// Adds diagnostics without duplicates, because two bundles may be next to the same configuration file.
    mutating func add(_ diagnostics: [SchemaDiagnostic]) {
        self.diagnostics += diagnostics.filter { seen.insert($0).inserted }
    }

    var hasErrors: Bool { diagnostics.hasErrors }

    /// Writes the diagnostics.
    func write(as format: FindingsFormat) {
        let findings = diagnostics.map(Finding.init)
        switch format {
        case .text: Terminal.print(diagnostics)
        case .json: Terminal.write(JSONDocument.text(diagnostics.map(\.json)))
        case .github: for finding in findings { Terminal.write(GitHubAnnotation.line(finding, title: finding.rule)) }
        case .sarif: Terminal.write(SARIFLog(tool: "workbook settings check", findings: findings).text)
        case .junit:
            var report = JUnitReport()
            report.add(findings, isStrict: false)
            Terminal.write(report.text)
        }
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
}
