import Foundation
import SettingsBundle
import WorkbookKit

/// What the authors of a bundle mean to be so: `.workbook-settings.yml` beside the bundle.
struct SettingsConfiguration {
    /// The findings that are left out.
    var allow: Set<SchemaRule> = []
    /// The languages that every title must be translated into; empty for those that the bundle has.
    var languages: [String] = []
    /// What is wrong with the file.
    private(set) var diagnostics: [Diagnostic] = []

    static let fileName = ".workbook-settings.yml"

    /// Reads the file beside a bundle, if there is one.
    init(beside bundle: String) {
        let folder = URL(filePath: bundle).deletingLastPathComponent()
        let name = bundle.split(separator: "/").count > 1 ? folder.relativePath + "/" + Self.fileName : Self.fileName
        guard let bytes = FileManager.default.contents(atPath: folder.appending(path: Self.fileName).path()) else {
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let yaml = YAMLReader(
            text, path: name, firstLine: 1, known: ["allow", "languages"], diagnostics: &diagnostics)
        for (name, place) in yaml.strings("allow", &diagnostics) ?? [] {
            if let rule = SchemaRule(rawValue: name) {
                allow.insert(rule)
            } else {
                diagnostics.append(.error(Self.unknown(name), at: place))
            }
        }
        languages = (yaml.strings("languages", &diagnostics) ?? []).map(\.0)
    }

    /// What is said of a name that no finding has.
    static func unknown(_ name: String) -> String {
        let names = SchemaRule.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
        return "no finding is called '\(name)'; "
            + (nearest ?? "a finding ends in its name, such as [missing-default]")
    }

    /// What is to be told of a bundle.
    ///
    /// What is about InAppSettingsKit alone is summed up in a note, unless it is to be told.
    func findings(in schema: SettingsSchema, tellsInApp: Bool, isStrict: Bool) -> [SchemaDiagnostic] {
        var all = schema.diagnostics
        if !languages.isEmpty {
            let demanded = schema.translationDiagnostics(languages: languages)
            all = all.filter { $0.rule != .missingTranslation && $0.rule != .missingStrings } + demanded
        }
        all = all.filter { !allow.contains($0.rule) }
        let told = all.filter { tellsInApp || !$0.isInApp }.map { isStrict ? $0.asError : $0 }
        let hidden = all.count - all.count { tellsInApp || !$0.isInApp }
        guard hidden > 0, !allow.contains(.inApp) else { return told }
        let message =
            "\(hidden) \(hidden == 1 ? "finding is" : "findings are") about what only InAppSettingsKit reads; "
            + "--in-app tells \(hidden == 1 ? "it" : "them")"
        return told + [SchemaDiagnostic(.note, .inApp, file: schema.path, message: message)]
    }
}

extension SchemaDiagnostic {
    fileprivate var asError: SchemaDiagnostic {
        var diagnostic = self
        if severity == .warning { diagnostic.severity = .error }
        return diagnostic
    }
}
