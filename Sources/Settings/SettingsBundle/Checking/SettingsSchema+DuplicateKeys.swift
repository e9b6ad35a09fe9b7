extension SettingsSchema {
    /// The findings about keys that several rows below one root use.
    ///
    /// Equal keys in two suites are two preferences, but still a finding, because all suites of a process share the
    /// registered defaults.
    var duplicateKeyDiagnostics: [SchemaDiagnostic] {
        devices.flatMap { idiom in
            roots(on: idiom).flatMap { duplicateKeyDiagnostics(from: $0, on: idiom) }
        }
    }

    private struct Use {
        var pane: Pane
        var suite: String?
        var index: Int
        var specifier: Specifier

        /// Returns the location of the row, with its pane if another row is in another pane.
        func location(from other: Use) -> String {
            "PreferenceSpecifiers[\(index)]\(pane.name == other.pane.name ? "" : " of \(pane.name)")"
        }

        func contradicts(_ earlier: Use) -> Bool { specifier.contradicts(earlier.specifier) }

        func isLike(_ earlier: Use) -> Bool {
            specifier.type == earlier.specifier.type
                && UserInterfaceIdiom.allCases.allSatisfy {
                    specifier.isShown(on: $0) == earlier.specifier.isShown(on: $0)
                }
        }
    }

    /// The uses of one key.
    private struct Uses {
        var first: Use?
        /// One use of each type, by suite. These are sufficient to detect contradictions with later rows.
        var kinds: [String?: [Use]] = [:]

        /// Adds a use.
        ///
        /// - Returns: The earlier use that contradicts the new one, or the first use if none does.
        mutating func add(_ use: Use) -> Use? {
            defer { first = first ?? use }
            let kinds = kinds[use.suite] ?? []
            if !kinds.contains(where: use.isLike) { self.kinds[use.suite, default: []].append(use) }
            return kinds.first(where: use.contradicts) ?? first
        }
    }

    private func duplicateKeyDiagnostics(from root: Pane, on idiom: UserInterfaceIdiom?) -> [SchemaDiagnostic] {
        var uses: [String: Uses] = [:]
        var spellings: [String: Use] = [:]
        var diagnostics: [SchemaDiagnostic] = []
        for reached in reachablePanes(from: root, on: idiom, includesHiddenRows: true) {
            for (index, specifier) in reached.pane.specifiers.enumerated() {
                guard let key = specifier.key, !key.isEmpty, specifier.type?.storesPreference == true else { continue }
                let use = Use(pane: reached.pane, suite: reached.suite, index: index, specifier: specifier)
                if let other = uses[key, default: Uses()].add(use) {
                    diagnostics.append(diagnostic(use, after: other, key: key))
                } else if let other = spellings.updateValue(use, forKey: key.lowercased()) {
                    diagnostics.append(similarKey(use, after: other, key: key))
                }
            }
        }
        return diagnostics
    }

    /// Returns the finding about the first use of a key that differs from an earlier key in its capital letters.
    private func similarKey(_ use: Use, after earlier: Use, key: String) -> SchemaDiagnostic {
        let message =
            "the key '\(key)' differs in capital letters only from '\(earlier.specifier.key!)', that of "
            + earlier.location(from: use)
        let path = PropertyListPath.specifier(use.index).appending(.key)
        return self.diagnostic(.warning, .similarKey, in: use.pane, at: path, message)
    }

    private func diagnostic(_ use: Use, after earlier: Use, key: String) -> SchemaDiagnostic {
        var message = "the key '\(key)' is used by \(earlier.location(from: use)) too"
        let isError = use.suite == earlier.suite && use.contradicts(earlier)
        if isError {
            message += ", a \(earlier.specifier.type!.rawValue); rows of different types need keys of their own"
        }
        let path = PropertyListPath.specifier(use.index).appending(.key)
        return self.diagnostic(
            isError ? .error : .warning, isError ? .contradictoryTypes : .duplicateKey, in: use.pane, at: path, message)
    }
}

extension Specifier {
    /// Returns a Boolean value indicating whether two rows with the same key write values that the other can't read.
    ///
    /// A title value only shows a value. Rows that no device shows together don't contradict each other.
    func contradicts(_ other: Specifier) -> Bool {
        guard let type, let otherType = other.type, type != otherType else { return false }
        if type == .titleValue || otherType == .titleValue { return false }
        if type.isChoice, otherType.isChoice { return false }
        return isShown(with: other)
    }

    /// Returns a Boolean value indicating whether some device shows both rows.
    func isShown(with other: Specifier) -> Bool {
        UserInterfaceIdiom.allCases.contains { isShown(on: $0) && other.isShown(on: $0) }
    }
}
