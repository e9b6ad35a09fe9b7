/// What is wrong with a settings bundle: where, what, and what would be right.
public struct SchemaDiagnostic: Hashable, Sendable, CustomStringConvertible, Encodable {
    public enum Severity: String, Hashable, Sendable, Encodable {
        /// Something does not work: a row that is not shown, stores nothing or opens nothing; a file that cannot be
        /// read.
        case error
        /// Something departs from the schema and works all the same.
        case warning
    }

    public var severity: Severity
    /// The file as the user would name it: `Settings.bundle/Root.plist`.
    public var file: String
    /// The line, from 1; nil for files without lines.
    public var line: Int?
    /// The place in the property list: `PreferenceSpecifiers[3].DefaultValue`; empty for the file as a whole.
    public var path: String
    public var message: String

    public init(
        _ severity: Severity, file: String, line: Int? = nil, path: PropertyListPath = .root, message: String
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.path = path.description
        self.message = message
    }

    /// The file and, where it has one, the line: `Settings.bundle/Root.plist:12`.
    public var place: String { line.map { "\(file):\($0)" } ?? file }

    /// The path, where there is one, and the message.
    public var text: String { path.isEmpty ? message : "\(path): \(message)" }

    /// The compiler's format, so that editors can jump: `file:line: error: path: message`.
    public var description: String { "\(place): \(severity.rawValue): \(text)" }
}
