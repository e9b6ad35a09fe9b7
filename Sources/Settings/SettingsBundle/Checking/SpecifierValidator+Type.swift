extension SpecifierValidator {
    /// The findings about a missing or unknown type.
    var typeDiagnostics: [SchemaDiagnostic] {
        if case .malformed(let value) = specifier {
            return [error(.wrongKind, "it is \(value.kindName); a specifier is a dictionary with a 'Type'")]
        }
        guard case .other(let other) = specifier else { return [] }
        guard let name = other.typeName else {
            let problem = entries.value(of: .type).map { "'Type' is \($0.kindName)" } ?? "'Type' is missing"
            return [
                error(
                    .unknownType,
                    "\(problem); it must be one of \(formattedList(SpecifierType.allCases.map(\.rawValue)))",
                    at: .type)
            ]
        }
        if other.isInAppSettingsKit {
            let message = "'\(name)' is a type of InAppSettingsKit's; the Settings app does not show the row"
            return [inApp(message, at: SchemaKey.type.name)]
        }
        if let meant = name.nearest(in: SpecifierType.allCases.map(\.rawValue)) {
            return [
                error(
                    .unknownType, "unknown type '\(name)', so the row is not shown; did you mean '\(meant)'?", at: .type
                )
            ]
        }
        let known = formattedList(SpecifierType.allCases.map(\.rawValue))
        return [
            warning(
                .unknownType, "unknown type '\(name)', which the Settings app does not show; known: \(known)", at: .type
            )
        ]
    }
}
