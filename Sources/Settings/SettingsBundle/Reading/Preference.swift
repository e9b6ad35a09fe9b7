/// A row that stores a preference, with its pane and group.
public struct Preference: Hashable, Sendable {
    public var key: String
    /// The app group whose suite contains the preference, or `nil` for the app's standard defaults.
    public var suite: String?
    public var specifier: Specifier
    public var pane: Pane
    /// The group that contains the row, or `nil` before the first group.
    public var group: PSGroupSpecifier?
}

extension SettingsSchema {
    /// The rows that store a preference, in the order in which they are reached from the first panes of all devices.
    ///
    /// A row that several panes contain is included for each of them, for example if the files for iPhone and iPad both
    /// have it.
    public var preferences: [Preference] {
        var seen: Set<String> = []
        return devices.flatMap { idiom in
            roots(on: idiom).flatMap { reachablePanes(from: $0, on: idiom, includesHiddenRows: true) }
        }
        .filter { seen.insert($0.pane.name).inserted }
        .flatMap(preferences)
    }

    private func preferences(of reached: ReachedPane) -> [Preference] {
        var group: PSGroupSpecifier?
        return reached.pane.specifiers.compactMap { specifier in
            if case .group(let next) = specifier { group = next }
            guard let key = specifier.key, specifier.mayStorePreference else { return nil }
            return Preference(key: key, suite: reached.suite, specifier: specifier, pane: reached.pane, group: group)
        }
    }
}
