/// What is wrong with a settings bundle: where, what, and what would be right.
public struct SchemaDiagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable, Comparable {
        /// Something that nobody need mend.
        case note
        /// Something departs from the schema and works all the same.
        case warning
        /// Something does not work: a row that is not shown, stores nothing or opens nothing; a file that cannot be
        /// read.
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

    public var severity: Severity
    public var rule: SchemaRule
    /// The file as the user would name it: `Settings.bundle/Root.plist`.
    public var file: String
    /// The line, from 1; nil for files without lines.
    public var line: Int?
    /// The place in the property list: `PreferenceSpecifiers[3].DefaultValue`; empty for the file as a whole.
    public var path: String
    public var message: String
    /// Whether it is about what only InAppSettingsKit reads: the Settings app is not concerned.
    public var isInApp = false

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

    /// The file and, where it has one, the line: `Settings.bundle/Root.plist:12`.
    public var place: String { line.map { "\(file):\($0)" } ?? file }

    /// The path, where there is one, and the message.
    public var textWithoutRule: String { path.isEmpty ? message : "\(path): \(message)" }

    /// The path, where there is one, the message, and the rule in brackets.
    public var text: String { "\(textWithoutRule) [\(rule.rawValue)]" }

    /// The compiler's format, so that editors can jump: `file:line: error: path: message [rule]`.
    public var description: String { "\(place): \(severity.rawValue): \(text)" }
}

extension Collection<SchemaDiagnostic> {
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
