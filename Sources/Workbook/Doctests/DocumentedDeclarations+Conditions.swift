// MARK: - Conditions

extension DocumentedDeclarations {
    /// Visits a literal or a directive, which may begin or end a condition.
    mutating func visitDirective() {
        switch source.text(piece) {
        case "#if": conditions.append(Condition(text: falseCondition, scopes: scopes))
        case "#elseif", "#else":
            guard let condition = conditions.last else { return }
            scopes = condition.scopes
            conditions[conditions.count - 1].text = source.text(piece) == "#else" ? nil : falseCondition
        case "#endif": _ = conditions.popLast()
        default: break
        }
    }

    /// The condition on the line if it's certainly false, or `nil`.
    ///
    /// It's false if it's about Apple's platforms alone, or if it's a single flag that isn't set.
    private var falseCondition: String? {
        let line = file.line(piece.line + 1).text
        guard let range = line.firstRange(of: /#(else)?if\s+/) else { return nil }
        let condition = String(line[range.upperBound...].prefix { $0 != "/" }).trimmed
        let names = condition.matches(of: /(?:os|canImport)\((\w+)\)/).map { String($0.output.1) }
        if condition.wholeMatch(of: /[A-Za-z_]\w*/) != nil { return flags.contains(condition) ? nil : condition }
        guard !names.isEmpty, !condition.contains("!"), names.allSatisfy(Self.appleOnly.contains) else { return nil }
        return condition
    }

    private static let appleOnly: Set<String> = [
        "iOS", "macOS", "tvOS", "watchOS", "visionOS", "OSX", "UIKit", "AppKit", "SwiftUI", "Combine", "Darwin",
        "ObjectiveC", "WatchKit",
    ]
}
