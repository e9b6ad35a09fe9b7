/// A diagnostic about a source file: where it is, what is wrong, and what would be right.
public struct Diagnostic: Hashable, Sendable, Comparable, CustomStringConvertible {
    public enum Severity: String, Sendable, Hashable {
        case error, warning
    }

    public var severity: Severity
    public var location: SourceLocation
    public var message: String

    public static func error(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(severity: .error, location: location, message: message)
    }

    public static func warning(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(severity: .warning, location: location, message: message)
    }

    /// The compiler's format, so that editors can jump: `path:line:column: error: message`.
    public var description: String { "\(location): \(severity.rawValue): \(message)" }

    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.location, left.message) < (right.location, right.message)
    }
}

extension Collection<Diagnostic> {
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
