extension SpecifierValidator {
    /// The findings about values whose type differs from the type that the schema requires.
    var kindDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type else { return [] }
        return type.keys.flatMap { key in entries[key.name].map { kindDiagnostics(of: $0, for: key) } ?? [] }
    }

    private func kindDiagnostics(of value: PropertyList, for key: KeyRule) -> [SchemaDiagnostic] {
        let mismatch = "it is \(value.kindName) and must be \(key.kind.name)"
        switch (key.kind, value) {
        case (.text, .string), (.string, .string), (.boolean, .boolean), (.number, .integer),
            (.number, .largeInteger), (.number, .real), (.array, .array):
            return []
        case (.texts, .array(let items)):
            return items.enumerated().filter { $1.string == nil }.map { index, item in
                warning(.wrongKind, "it is \(item.kindName) and must be a string", at: key.name, item: index)
            }
        case (.any, _): return []
        case (.scalar, _): return value.isScalar ? [] : [error(.wrongKind, mismatch, at: key.name)]
        case (.word(let words), .string(let word)): return wordDiagnostics(word, of: words, at: key.name)
        case (.text, _) where value.text != nil:
            return [warning(.wrongKind, "\(mismatch); it reads as '\(value.text!)'", at: key.name)]
        case (.number, _) where value.number != nil:
            return [warning(.wrongKind, "\(mismatch); it reads as \(value.number!)", at: key.name)]
        case (.boolean, _) where value.truth != nil:
            return [
                warning(
                    .wrongKind, "\(mismatch); it reads as \(PropertyList.boolean(value.truth!).quoted)", at: key.name)
            ]
        case (.string, _), (.array, _), (.number, _): return [error(.wrongKind, mismatch, at: key.name)]
        case (.texts, _):
            return key.isRequired
                ? [error(.wrongKind, mismatch, at: key.name)] : [warning(.wrongKind, mismatch, at: key.name)]
        default: return [warning(.wrongKind, mismatch, at: key.name)]
        }
    }

    private func wordDiagnostics(_ word: String, of words: [String], at key: String) -> [SchemaDiagnostic] {
        guard !words.contains(word) else { return [] }
        let hint = word.nearest(in: words).map { "did you mean '\($0)'?" } ?? "it is one of \(formattedList(words))"
        return [warning(.unknownWord, "unknown word '\(word)'; \(hint)", at: key)]
    }

    /// The findings about unknown devices. The devices of a row are iPhone and iPad.
    var idiomDiagnostics: [SchemaDiagnostic] {
        guard let names = entries.value(of: .supportedUserInterfaceIdioms)?.array else { return [] }
        let words = UserInterfaceIdiom.allCases.map(\.rawValue)
        return names.enumerated().compactMap { index, name in
            guard let name = name.string, !words.contains(name) else { return nil }
            return warning(
                .unknownWord, "unknown device '\(name)'; known: \(formattedList(words))",
                at: .supportedUserInterfaceIdioms,
                item: index)
        }
    }
}
