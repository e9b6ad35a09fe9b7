/// A message about a source file, with its location. It describes what's wrong and how to correct it.
package struct Diagnostic: Hashable, Sendable, Comparable, CustomStringConvertible {
    package enum Severity: String, Sendable, Hashable {
        case error, warning
    }

    package var severity: Severity
    package var location: SourceLocation
    package var message: String
    package var rule: Rule

    package init(severity: Severity, location: SourceLocation, message: String, rule: Rule = .syntax) {
        self.severity = severity
        self.location = location
        self.message = message
        self.rule = rule
    }

    package static func error(_ message: String, at location: SourceLocation, rule: Rule = .syntax) -> Diagnostic {
        Diagnostic(severity: .error, location: location, message: message, rule: rule)
    }

    package static func warning(_ message: String, at location: SourceLocation, rule: Rule = .syntax) -> Diagnostic {
        Diagnostic(severity: .warning, location: location, message: message, rule: rule)
    }

    /// The diagnostic in the compiler's format, which editors recognize: `path:line:column: error: message`.
    package var description: String { "\(location): \(severity.rawValue): \(message)" }

    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.location, left.message) < (right.location, right.message)
    }
}

extension Collection<Diagnostic> {
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// Returns the diagnostics as findings of a rule.
    package func of(_ rule: Diagnostic.Rule) -> [Diagnostic] {
        map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.rule = rule
            return diagnostic
        }
    }
}
