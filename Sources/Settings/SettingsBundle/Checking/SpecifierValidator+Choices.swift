extension SpecifierValidator {
    /// The findings about the choices of a row: each needs a title, all need the same type, and one must be the
    /// default.
    var choiceDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type, type.isChoice || type == .titleValue, let values = entries[.values]
        else { return [] }
        return countDiagnostics(values) + valueDiagnostics(values) + titleDiagnostics + defaultDiagnostics(values)
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
        return diagnostics + unusualCountDiagnostics(values.count)
    }

    private func unusualCountDiagnostics(_ count: Int) -> [SchemaDiagnostic] {
        guard specifier.type?.isChoice == true else { return [] }
        if count == 1 { return [note(.singleChoice, "there is one value to choose from", at: .values)] }
        guard count > Self.largestList else { return [] }
        return [note(.manyChoices, "there are \(count) values to choose from, in a list without a search", at: .values)]
    }

    /// The number of choices that a user can be expected to scroll through.
    private static let largestList = 50

    private var titleDiagnostics: [SchemaDiagnostic] {
        guard specifier.type?.isChoice == true, let titles = entries[.titles] else { return [] }
        return titles.repetitions.map { index, earlier in
            let message = "'\(titles[index])' is also Titles[\(earlier)], so a user can't tell the choices apart"
            return warning(.duplicateTitle, message, at: .titles, item: index)
        }
    }

    private func valueDiagnostics(_ values: [PropertyList]) -> [SchemaDiagnostic] {
        var diagnostics: [SchemaDiagnostic] = []
        if let first = values.first, let odd = values.firstIndex(where: { $0.kindOfChoice != first.kindOfChoice }) {
            let message = "it is \(values[odd].kindName) beside \(first.kindName); values are of one kind"
            diagnostics.append(warning(.mixedValues, message, at: .values, item: odd))
        }
        return diagnostics
            + values.repetitions.map { index, earlier in
                let message = "\(values[index].quoted) is also Values[\(earlier)]; values differ"
                return warning(.duplicateValue, message, at: .values, item: index)
            }
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

extension Array where Element: Hashable {
    /// The indices of the elements that occur earlier in the array, each with the index of the first occurrence.
    fileprivate var repetitions: [(index: Int, earlier: Int)] {
        var seen: [Element: Int] = [:]
        return enumerated().compactMap { index, element in
            guard let earlier = seen[element] else {
                seen[element] = index
                return nil
            }
            return (index, earlier)
        }
    }
}
