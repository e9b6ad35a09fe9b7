import Foundation
package import SettingsAccessors
package import SettingsBundle
import Yams

/// The options for a bundle, read from `.workbook-settings.yml` next to the bundle.
///
/// ```yaml
/// allow: [missing-default]    # findings that are omitted
/// languages: [de, fr]         # languages that every title must be translated into
/// type: AppSettings           # the type that is generated
/// access: public              # who can use it
/// ```
package struct SettingsConfiguration {
    /// The rules whose findings are omitted.
    package var allow: Set<SchemaRule> = []
    /// The languages into which every title must be translated, as the names of their folders. If it is empty, the
    /// bundle's languages are used.
    package var languages: [String] = []
    package var typeName = "AppSettings"
    package var access = Accessors.Access.internal
    /// The errors in the configuration file.
    package private(set) var diagnostics: [SchemaDiagnostic] = []

    package static let fileName = ".workbook-settings.yml"

    /// Returns the path of the configuration file next to a bundle, relative to the same folder as the bundle's path.
    /// The file need not exist.
    package static func path(beside bundle: String) -> String {
        if bundle == "." { return "../\(fileName)" }
        var components = bundle.split(separator: "/", omittingEmptySubsequences: false)
        if let last = components.last, last == "." || last == ".." {
            components.append("..")
        } else {
            components.removeLast()
        }
        return (components + [fileName[...]]).joined(separator: "/")
    }

    /// Reads the configuration file next to a bundle. A missing file is treated as an empty one.
    ///
    /// - Parameter bundle: The path of the bundle, without a `/` at its end.
    package init(beside bundle: String) {
        let path = Self.path(beside: bundle)
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        self.init(yaml: String(decoding: bytes, as: UTF8.self), path: path)
    }

    init(yaml text: String, path: String) {
        let reader: ConfigurationReader
        do {
            reader = try ConfigurationReader(text)
        } catch {
            diagnostics = [Self.finding(error.message, path, line: error.line)]
            return
        }
        for entry in reader.entries {
            do throws(ConfigurationReader.Failure) {
                try read(entry)
            } catch {
                diagnostics.append(Self.finding(error.message, path, line: error.line))
            }
        }
    }

    private mutating func read(_ entry: ConfigurationReader.Entry) throws(ConfigurationReader.Failure) {
        switch entry.key {
        case "allow":
            for (name, line) in try entry.texts() {
                guard let rule = SchemaRule(rawValue: name) else { throw .init(Self.unknown(name), line: line) }
                allow.insert(rule)
            }
        case "languages": languages = try entry.texts().map(\.0)
        case "type":
            typeName = try entry.text()
            guard Accessors.isTypeName(typeName) else {
                throw entry.failure(
                    "'\(typeName)' cannot be the name of a type of yours; write one such as AppSettings")
            }
        case "access":
            let word = try entry.text()
            guard let level = Accessors.Access(rawValue: word) else {
                throw entry.failure("'\(word)' is no access level; it is one of internal, package and public")
            }
            access = level
        default: throw entry.failure("unknown key '\(entry.key)'; there are allow, languages, type and access")
        }
    }

    private static func finding(_ message: String, _ path: String, line: Int) -> SchemaDiagnostic {
        SchemaDiagnostic(.error, .configuration, file: path, line: line, message: message)
    }

    /// Returns the message for an unknown rule name.
    package static func unknown(_ name: String) -> String {
        let hint = SchemaRule.nearest(to: name).map { "did you mean '\($0.rawValue)'?" }
        return "no finding is called '\(name)'; \(hint ?? "a finding ends in its name, such as [missing-default]")"
    }
}

extension SettingsConfiguration {
    /// Returns the findings to report for a bundle.
    ///
    /// The findings that concern InAppSettingsKit only are summarized in one note unless `includesInApp` is `true`.
    package func findings(in schema: SettingsSchema, includesInApp: Bool) -> [SchemaDiagnostic] {
        let all = allowed(schema.diagnostics(languages: languages), of: schema)
        let reported = all.filter { includesInApp || !$0.isInApp }
        let hidden = all.count - reported.count
        guard hidden > 0, !allow.contains(.inApp) else { return reported }
        let message =
            "\(hidden) \(hidden == 1 ? "finding is" : "findings are") about what only InAppSettingsKit reads; "
            + "--in-app tells \(hidden == 1 ? "it" : "them")"
        return reported + [SchemaDiagnostic(.note, .inApp, file: schema.path, message: message)]
    }

    /// Returns the errors of a bundle, for a command that continues in spite of them.
    package func errors(in schema: SettingsSchema) -> [SchemaDiagnostic] {
        allowed(schema.diagnostics, of: schema).filter { $0.severity == .error }
    }

    /// Returns the findings that aren't allowed. The error about a missing bundle can't be allowed, because a
    /// misspelled path would then pass.
    private func allowed(_ diagnostics: [SchemaDiagnostic], of schema: SettingsSchema) -> [SchemaDiagnostic] {
        diagnostics.filter { !allow.contains($0.rule) || $0.rule == .unreadable && $0.file == schema.path }
    }
}
