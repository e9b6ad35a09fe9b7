extension SettingsSchema {
    /// The findings about rows with the same key but different defaults, or, between the Settings app and
    /// InAppSettingsKit, different types.
    ///
    /// An app can register one default for each key. Defaults that differ between iPhone and iPad are assumed to be
    /// intended.
    var contradictionDiagnostics: [SchemaDiagnostic] {
        differingDevices.flatMap { idiom -> [SchemaDiagnostic] in
            var first: [Preference: Use] = [:]
            let rows = roots(on: idiom).flatMap { root in
                reachablePanes(from: root, on: idiom).flatMap { uses(in: $0, from: root, on: idiom) }
            }
            return rows.compactMap { use in
                guard let earlier = first[use.preference] else {
                    first[use.preference] = use
                    return nil
                }
                return diagnostic(use, after: earlier)
            }
        }
    }

    private struct Preference: Hashable {
        var suite: String?
        var key: String
    }

    private struct Use {
        var preference: Preference
        var root: String
        var pane: Pane
        var index: Int
        var specifier: Specifier
    }

    private func uses(in reached: ReachedPane, from root: Pane, on idiom: UserInterfaceIdiom?) -> [Use] {
        reached.pane.specifiers.enumerated().compactMap { index, specifier in
            guard let key = specifier.key, !key.isEmpty, specifier.isShown(on: idiom),
                specifier.type?.storesPreference == true, specifier.type != .titleValue
            else { return nil }
            return Use(
                preference: Preference(suite: reached.suite, key: key), root: root.name, pane: reached.pane,
                index: index, specifier: specifier)
        }
    }

    private func diagnostic(_ use: Use, after earlier: Use) -> SchemaDiagnostic? {
        let file = earlier.pane.name == use.pane.name ? "" : " of \(earlier.pane.name)"
        let location = "PreferenceSpecifiers[\(earlier.index)]\(file)"
        let path = PropertyListPath.specifier(use.index)
        if use.root != earlier.root, use.specifier.contradicts(earlier.specifier) {
            let message =
                "the key '\(use.preference.key)' is that of \(location), a \(earlier.specifier.type!.rawValue)"
            return diagnostic(.warning, .contradictoryTypes, in: use.pane, at: path.appending(.key), message)
        }
        guard let value = use.specifier.effectiveDefault, let other = earlier.specifier.effectiveDefault,
            !value.isEqual(to: other)
        else { return nil }
        let message =
            "the default of '\(use.preference.key)' is \(value.quoted) here and \(other.quoted) at \(location); "
            + "an app registers one"
        return diagnostic(.warning, .contradictoryDefaults, in: use.pane, at: path.appending(.defaultValue), message)
    }
}
