import ChapterKit
import SettingsBundle

/// A finding of a command, for the formats that other programs read.
struct Finding {
    enum Severity: String {
        case note, warning, error
    }

    var severity: Severity
    /// The name of the rule.
    var rule: String
    /// The description of the rule for readers who know only its name.
    var explanation: String
    /// The path of the file, relative to the working directory or absolute.
    var path: String
    var line: Int
    /// The column, from 1 and in UTF-8 bytes, if it's known.
    var column: Int?
    var message: String

    /// The finding as values for JSON.
    var json: [String: Any] {
        var json: [String: Any] = [
            "path": path, "line": line, "severity": severity.rawValue, "rule": rule, "message": message,
        ]
        json["column"] = column
        return json
    }
}

extension Finding {
    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity == .error ? .error : .warning
        rule = diagnostic.rule.rawValue
        explanation = diagnostic.rule.explanation
        path = diagnostic.location.path
        line = diagnostic.location.line
        column = diagnostic.location.column
        message = diagnostic.message
    }

    init(_ diagnostic: SchemaDiagnostic) {
        severity =
            switch diagnostic.severity {
            case .note: .note
            case .warning: .warning
            case .error: .error
            }
        rule = diagnostic.rule.rawValue
        explanation = diagnostic.rule.explanation
        path = diagnostic.file
        line = diagnostic.line ?? 1
        message = diagnostic.textWithoutRule
    }
}
