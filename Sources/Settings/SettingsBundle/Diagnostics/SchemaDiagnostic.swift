/// A problem in a settings bundle: its location, its description, and a suggested correction.
public struct SchemaDiagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// A remark that requires no correction.
        case note
        /// A deviation from the schema that has no effect on the function of the bundle.
        case warning
        /// A defect: a row that isn't shown, stores nothing, or opens nothing, or a file that can't be read.
        case error

        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// A subject of many findings that need no correction.
    public enum Topic: Hashable, Sendable, CaseIterable {
        /// Content that only InAppSettingsKit reads. The Settings app isn't affected.
        case inApp
        /// Content that a license generator wrote.
        case licenses

        /// The rule of the note with the number of findings.
        public var rule: SchemaRule {
            switch self {
            case .inApp: .inApp
            case .licenses: .licensePane
            }
        }
    }

    public var severity: Severity
    public var rule: SchemaRule
    /// The path of the file, in the form in which the user wrote it: `Settings.bundle/Root.plist`.
    public var file: String
    /// The line number, counted from 1, or `nil` for files without lines.
    public var line: Int?
    /// The location in the property list: `PreferenceSpecifiers[3].DefaultValue`. It is empty for the file as a whole.
    public var path: String
    public var message: String
    /// The topic, if the finding is one of many that reports count instead of listing.
    public var topic: Topic?

    public init(
        _ severity: Severity, _ rule: SchemaRule, file: String, line: Int? = nil, path: PropertyListPath = .root,
        message: String
    ) {
        self.severity = severity
        self.rule = rule
        self.file = file
        self.line = line
        self.path = path.description
        self.message = message
    }

    /// The file and, if known, the line: `Settings.bundle/Root.plist:12`.
    public var location: String { line.map { "\(file):\($0)" } ?? file }

    /// The path, if there is one, and the message.
    public var textWithoutRule: String { path.isEmpty ? message : "\(path): \(message)" }

    /// The path, if there is one, the message, and the rule in brackets.
    public var text: String { "\(textWithoutRule) [\(rule.rawValue)]" }

    /// The finding in the compiler's format, which editors can parse: `file:line: error: path: message [rule]`.
    public var description: String { "\(location): \(severity.rawValue): \(text)" }
}

extension Collection<SchemaDiagnostic> {
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
