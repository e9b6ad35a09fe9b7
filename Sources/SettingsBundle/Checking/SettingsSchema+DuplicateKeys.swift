extension SettingsSchema {
    /// No two rows that lead from one root use one key.
    ///
    /// In two suites it is two preferences, and still a trap: all suites of a process share the registered defaults.
    var duplicateKeyFindings: [SchemaDiagnostic] {
        ([nil] + UserInterfaceIdiom.allCases).flatMap { idiom in
            roots(on: idiom).flatMap { duplicateKeyFindings(from: $0, on: idiom) }
        }
    }

    private struct Use {
        var pane: Pane
        var suite: String?
        var index: Int
        var specifier: Specifier
    }

    private func duplicateKeyFindings(from root: Pane, on idiom: UserInterfaceIdiom?) -> [SchemaDiagnostic] {
        var first: [String: Use] = [:]
        var findings: [SchemaDiagnostic] = []
        for stop in reachablePanes(from: root, on: idiom, includesHiddenRows: true) {
            for (index, specifier) in stop.pane.specifiers.enumerated() {
                guard let key = specifier.key, specifier.type.map({ $0 != .group && $0 != .childPane }) ?? false else {
                    continue
                }
                let use = Use(pane: stop.pane, suite: stop.suite, index: index, specifier: specifier)
                if let earlier = first[key] {
                    findings.append(finding(use, after: earlier, key: key))
                } else {
                    first[key] = use
                }
            }
        }
        return findings
    }

    private func finding(_ use: Use, after earlier: Use, key: String) -> SchemaDiagnostic {
        let file = earlier.pane.name == use.pane.name ? "" : " of \(earlier.pane.name)"
        var message = "the key '\(key)' is used by PreferenceSpecifiers[\(earlier.index)]\(file) too"
        let isError = use.suite == earlier.suite && use.specifier.contradicts(earlier.specifier)
        if isError {
            message += ", a \(earlier.specifier.type!.rawValue); rows of different types need keys of their own"
        }
        let path = PropertyListPath.root.appending("PreferenceSpecifiers").appending(use.index).appending("Key")
        return self.finding(isError ? .error : .warning, in: use.pane, at: path, message)
    }
}

extension Specifier {
    /// Whether two rows of one key write values that the other cannot read.
    ///
    /// A title value only shows the key, and rows that no device shows together do not meet.
    fileprivate func contradicts(_ other: Specifier) -> Bool {
        guard let type, let otherType = other.type, type != otherType else { return false }
        if type == .titleValue || otherType == .titleValue { return false }
        if type.isChoice, otherType.isChoice { return false }
        return UserInterfaceIdiom.allCases.contains { isShown(on: $0) && other.isShown(on: $0) }
    }
}
