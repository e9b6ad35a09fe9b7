import ChapterKit
import Foundation
import SettingsBundle

/// A finding of a command, for the formats that other programs read.
struct Finding {
    enum Severity: String {
        case note, warning, error
    }

    var severity: Severity
    /// The name of the rule, and its description.
    var rule: String
    var explanation: String
    /// The path of the file, relative to the working directory or absolute.
    var path: String
    var line: Int
    /// The column, from 1 and in UTF-8 bytes, if it's known.
    var column: Int?
    var message: String
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

/// A document in JavaScript Object Notation.
enum JSONDocument {
    /// Returns the text of a document that consists of strings, numbers, lists, and dictionaries.
    static func text(_ document: Any) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Serialization can't fail with such values.
        let data = (try? JSONSerialization.data(withJSONObject: document, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
