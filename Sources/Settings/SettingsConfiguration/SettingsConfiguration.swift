import Foundation
package import SettingsAccessors
package import SettingsBundle
import Yams

/// The options for a bundle, read from `.workbook-settings.yml` next to the bundle.
///
/// ```yaml
/// allow: [missing-default]    # findings that are omitted
/// languages: [de, fr]         # languages that every title must be translated into
/// generated: [Licenses]       # panes that are made at build time
/// type: AppSettings           # the type that is generated
/// access: public              # who can use it
/// ```
package struct SettingsConfiguration {
    /// The rules whose findings are omitted.
    package var allow: Set<SchemaRule> = []
    /// The languages into which every title must be translated, as the names of their folders. If it is empty, the
    /// bundle's languages are used.
    package var languages: [String] = []
    /// The names, without file extensions, of panes that are made at build time. They may be missing, and aren't
    /// checked.
    package var generated: Set<String> = []
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
        case "generated": generated = Set(try entry.texts().map { $0.0 })
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
        default:
            throw entry.failure("unknown key '\(entry.key)'; there are allow, languages, generated, type and access")
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
