extension SpecifierValidator {
    /// The findings about the key of a preference: it must not be empty, have spaces, or be one of the system's.
    var preferenceKeyDiagnostics: [SchemaDiagnostic] {
        guard let type = specifier.type, type.keys.contains(.required(.key)), let key = specifier.key else { return [] }
        // According to a report, iOS 18 doesn't load the bundle at all if a text field has an empty key
        // (https://github.com/pguyot/Einstein/pull/200).
        if key.isEmpty { return [error(.emptyKey, "the key is empty; give the preference a name", at: .key)] }
        return spaceDiagnostics(key) + systemKeyDiagnostics(key)
    }

    private func spaceDiagnostics(_ key: String) -> [SchemaDiagnostic] {
        if key.first!.isWhitespace || key.last!.isWhitespace {
            let message = "the key \(PropertyList.string(key).quoted) has a space at an end, where no reader sees it"
            return [error(.oddKey, message, at: .key)]
        }
        guard key.contains(where: \.isWhitespace) else { return [] }
        return [warning(.oddKey, "the key '\(key)' has a space; write one word", at: .key)]
    }

    /// Returns the finding about a key that the system itself stores in the defaults of an app.
    private func systemKeyDiagnostics(_ key: String) -> [SchemaDiagnostic] {
        let isFoundation = key.hasPrefix("NS") && key.dropFirst(2).first?.isUppercase == true && !key.hasPrefix("NSFW")
        guard isFoundation || key.hasPrefix("com.apple.") || Self.systemKeys.contains(key) else { return [] }
        let message = "'\(key)' is a key of the system's own; give the preference another name"
        return [warning(.systemKey, message, at: .key)]
    }

    private static let systemKeys: Set<String> = [
        "AppleICUForce12HourTime", "AppleICUForce24HourTime", "AppleInterfaceStyle", "AppleKeyboards", "AppleLanguages",
        "AppleLocale", "AppleMeasurementUnits", "AppleMetricUnits", "AppleTemperatureUnit", "AppleTextDirection",
    ]
}

extension SettingsSchema {
    /// Returns a note about the keys of a pane that key-value observing can't observe, and therefore neither can the
    /// generated type. The Settings app never changes the values of title rows.
    ///
    /// Source: Apple, "Key-Value Coding Programming Guide": a full stop separates the keys of a key path, and `@` begins an
    /// operator.
    func unobservableKeyDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        let rows = pane.specifiers.enumerated().filter { _, specifier in
            specifier.type?.storesPreference == true && specifier.type != .titleValue
                && specifier.key?.isObservable == false
        }
        guard let first = rows.first else { return [] }
        let keys = rows.compactMap { $0.element.key }
        let message =
            "key-value observing can't observe \(quotedList(keys)), because of a full stop or '@', so read "
            + "\(keys.count == 1 ? "it" : "them") again when the app enters the foreground"
        let path = PropertyListPath.specifier(first.offset).appending(.key)
        return [diagnostic(.note, .unobservableKey, in: pane, at: path, message)]
    }
}

extension String {
    fileprivate var isObservable: Bool { !contains(".") && !hasPrefix("@") }
}
