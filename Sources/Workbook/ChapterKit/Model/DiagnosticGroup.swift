/// Diagnostics with the same message, which have the same cause.
package struct DiagnosticGroup: Sendable, Equatable {
    /// The diagnostic at its first location.
    package let first: Diagnostic
    /// The other locations, in order.
    package let others: [SourceLocation]

    /// The maximum number of other locations that a message lists completely.
    private static let maximumListed = 3

    /// The message with the other locations. If there are many of them, it has their number and the first ones.
    package var message: String {
        let listed = others.prefix(Self.maximumListed).map(\.description).joined(separator: ", ")
        switch others.count {
        case 0: return first.message
        case 1...Self.maximumListed: return "\(first.message) (also at \(listed))"
        default: return "\(first.message) (also at \(others.count) more places: \(listed), …)"
        }
    }

    /// The group as one diagnostic, whose message has the other locations.
    package var diagnostic: Diagnostic {
        Diagnostic(severity: first.severity, location: first.location, message: message)
    }

    /// Groups diagnostics by their messages. Errors come before warnings, and both are in the order of their first
    /// locations.
    package static func groups(of diagnostics: [Diagnostic]) -> [DiagnosticGroup] {
        struct Cause: Hashable {
            var severity: Diagnostic.Severity
            var message: String
        }
        let groups = Dictionary(grouping: Set(diagnostics)) { Cause(severity: $0.severity, message: $0.message) }
        let sorted = groups.values.map { $0.sorted() }.map { same in
            DiagnosticGroup(first: same[0], others: same.dropFirst().map(\.location))
        }.sorted { $0.first < $1.first }
        return sorted.filter { $0.first.severity == .error } + sorted.filter { $0.first.severity == .warning }
    }
}
