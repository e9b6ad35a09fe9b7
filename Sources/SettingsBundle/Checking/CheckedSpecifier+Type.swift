extension CheckedSpecifier {
    /// A row has a type that the schema knows.
    var typeDiagnostics: [SchemaDiagnostic] {
        if case .malformed(let value) = specifier {
            return [error("it is \(value.kindName); a specifier is a dictionary with a 'Type'")]
        }
        guard case .other(let other) = specifier else { return [] }
        guard let name = other.typeName else {
            let problem = entries.value(of: .type).map { "'Type' is \($0.kindName)" } ?? "'Type' is missing"
            return [
                error("\(problem); it must be one of \(listed(SpecifierType.allCases.map(\.rawValue)))", at: .type)
            ]
        }
        if other.isInAppSettingsKit {
            return [
                warning("'\(name)' is a type of InAppSettingsKit's; the Settings app does not show the row", at: .type)
            ]
        }
        if let meant = name.nearest(in: SpecifierType.allCases.map(\.rawValue)) {
            return [error("unknown type '\(name)', so the row is not shown; did you mean '\(meant)'?", at: .type)]
        }
        let known = listed(SpecifierType.allCases.map(\.rawValue))
        return [warning("unknown type '\(name)', which the Settings app does not show; known: \(known)", at: .type)]
    }
}
