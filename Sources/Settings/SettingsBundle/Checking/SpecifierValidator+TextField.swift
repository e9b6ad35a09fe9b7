extension SpecifierValidator {
    /// The findings about a text field: a secret must be hidden and without a default, and a default must be typable.
    var textFieldDiagnostics: [SchemaDiagnostic] {
        guard case .textField(let field) = specifier else { return [] }
        return secretDiagnostics(field) + typableDiagnostics(field)
    }

    private func secretDiagnostics(_ field: PSTextFieldSpecifier) -> [SchemaDiagnostic] {
        if field.isSecure == true {
            guard let value = field.defaultValue, !value.isEmpty else { return [] }
            let message = "a secure field has a default, which anyone can read in the app; leave it empty"
            return [warning(.secretDefault, message, at: .defaultText)]
        }
        guard let secret = [field.key, field.title].compactMap(\.?.secretWord).first else { return [] }
        let message = "a field for a \(secret) is shown in clear text without 'IsSecure'"
        return [warning(.insecureField, message, at: .key)]
    }

    private func typableDiagnostics(_ field: PSTextFieldSpecifier) -> [SchemaDiagnostic] {
        guard field.keyboardType == .numberPad, let value = field.defaultValue,
            let other = value.first(where: { !$0.isNumber })
        else { return [] }
        let message = "the keyboard 'NumberPad' has digits only, so a user can't type '\(other)' of the default again"
        return [warning(.defaultNotTypable, message, at: .defaultText)]
    }

    /// The note about a title row whose default isn't a text, a number, or a Boolean value.
    var titleValueDiagnostics: [SchemaDiagnostic] {
        guard case .titleValue = specifier, let value = entries[.defaultValue] else { return [] }
        switch value {
        case .date, .data:
            let message = "it is \(value.kindName), and Apple does not document what the row shows; write a string"
            return [note(.dateDefault, message, at: .defaultValue)]
        default: return []
        }
    }
}

extension String {
    /// The word for a secret, if the text ends in one: `token` for `apiToken`, or `nil`.
    fileprivate var secretWord: String? {
        let words = words
        if words.suffix(2) == ["api", "key"] { return "key" }
        let secrets = ["password", "passwd", "passphrase", "passcode", "secret", "token"]
        return words.last.flatMap { secrets.contains($0) ? $0 : nil }
    }

    /// The words in lowercase, without the characters between them: `api` and `token` for `apiToken`.
    private var words: [String] {
        var words = [""]
        var previous: Character?
        for character in self {
            let begins = character.isUppercase && previous?.isUppercase == false
            if begins || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
            previous = character
        }
        return words.filter { !$0.isEmpty }
    }
}
