/// A message about a source file, with its location. It describes what's wrong and how to correct it.
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

    /// The diagnostic in the compiler's format, which editors recognize: `path:line:column: error: message`.
    public var description: String { "\(location): \(severity.rawValue): \(message)" }

    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.location, left.message) < (right.location, right.message)
    }
}

extension Collection<Diagnostic> {
    public var hasErrors: Bool { contains { $0.severity == .error } }
}
