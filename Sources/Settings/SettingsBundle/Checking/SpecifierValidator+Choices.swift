extension SpecifierValidator {
    /// The findings about the choices of a row: each needs a title, all need the same type, and one must be the
    /// default.
    var choiceDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type, type.isChoice || type == .titleValue, let values = entries[.values]
        else { return [] }
        return countDiagnostics(values) + valueDiagnostics(values) + defaultDiagnostics(values)
    }

    private func countDiagnostics(_ values: [PropertyList]) -> [SchemaDiagnostic] {
        var diagnostics: [SchemaDiagnostic] = []
        if let titles = entries.value(of: .titles)?.array, titles.count != values.count {
            diagnostics.append(
                error(
                    .titleCount,
                    "there are titles for \(titles.count) of \(values.count) values; each value needs one title",
                    at: .titles))
        }
        if specifier.type == .titleValue, entries.value(of: .titles) == nil {
            diagnostics.append(
                error(.titleCount, "'Values' needs 'Titles', an array with a title for each value", at: .titles))
        }
        if let titles = entries.value(of: .shortTitles)?.array, titles.count != values.count {
            let message = "there are short titles for \(titles.count) of \(values.count) values; each value needs one"
            diagnostics.append(warning(.titleCount, message, at: .shortTitles))
        }
        if values.isEmpty { diagnostics.append(warning(.noChoice, "there is nothing to choose from", at: .values)) }
        return diagnostics
    }

    private func valueDiagnostics(_ values: [PropertyList]) -> [SchemaDiagnostic] {
        var diagnostics: [SchemaDiagnostic] = []
        if let first = values.first, let odd = values.firstIndex(where: { $0.kindOfChoice != first.kindOfChoice }) {
            let message = "it is \(values[odd].kindName) beside \(first.kindName); values are of one kind"
            diagnostics.append(warning(.mixedValues, message, at: .values, item: odd))
        }
        var seen: [PropertyList: Int] = [:]
        for (index, value) in values.enumerated() {
            if let earlier = seen[value] {
                let message = "\(value.quoted) is also Values[\(earlier)]; values differ"
                diagnostics.append(warning(.duplicateValue, message, at: .values, item: index))
            } else {
                seen[value] = index
            }
        }
        return diagnostics
    }

    private func defaultDiagnostics(_ values: [PropertyList]) -> [SchemaDiagnostic] {
        guard let value = entries[.defaultValue], !values.isEmpty, !values.contains(where: { $0.isEqual(to: value) })
        else { return [] }
        if let near = values.first(where: { $0.isEqualAfterCoercion(to: value) }) {
            let message =
                "\(value.quoted) is \(value.kindName) and the value it stands for is \(near.kindName); write the same"
            return [warning(.defaultNotAValue, message, at: .defaultValue)]
        }
        if let title = value.string, let index = entries[.titles]?.firstIndex(of: title), values.indices.contains(index)
        {
            let message = "\(value.quoted) is a title; write its value, \(values[index].quoted)"
            return [warning(.defaultIsTitle, message, at: .defaultValue)]
        }
        let message = "\(value.quoted) is none of the values \(values.prefix(12).map(\.quoted).joined(separator: ", "))"
        return [warning(.defaultNotAValue, message, at: .defaultValue)]
    }
}

extension PropertyList {
    /// The name of the value's type, with one name for all types of numbers.
    fileprivate var kindOfChoice: String {
        switch self {
        case .integer, .largeInteger, .real: "a number"
        default: kindName
        }
    }
}
