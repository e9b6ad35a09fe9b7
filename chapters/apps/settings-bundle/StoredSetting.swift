import Foundation

/// A row of the bundle that stores something, and what is stored for it.
struct StoredSetting {
    let row: SettingsRow
    let key: String
    /// What is under the key; nil stands for nothing.
    let stored: SettingsValue?

    /// - Returns: nil for a row without a key, such as a group.
    init?(_ row: SettingsRow, in defaults: UserDefaults) {
        guard let key = row.key else { return nil }
        self.row = row
        self.key = key
        stored = defaults.settingsValue(forKey: key, like: row.standard)
    }

    /// What the row shows in Settings.
    var shown: String {
        guard let titles = row.titles, let values = row.values, let standard = row.standard,
            titles.count == values.count
        else { return (stored ?? row.standard)?.words ?? "nothing" }
        // What the exercise "What the row shows" changes: the title, and not a question mark.
        let title = shownTitle(
            titles: titles, values: values, standard: standard, stored: stored)
        return title.isEmpty ? "nothing" : title
    }
}

extension SettingsValue {
    var words: String {
        switch self {
        case .bool(let flag): flag ? "on" : "off"
        case .number(let number): number.formatted()
        case .string(let text): "“\(text)”"
        case .date(let date): date.formatted()
        case .data(let data): "\(data.count) bytes"
        }
    }
}

extension UserDefaults {
    /// What is under a key, read as the type that its row has.
    ///
    /// On a phone a stored `true` can be read as the number 1, so the type has to be known.
    func settingsValue(forKey key: String, like standard: SettingsValue?) -> SettingsValue? {
        let object = object(forKey: key)
        switch standard {
        case .bool: return (object as? Bool).map { .bool($0) }
        case .number: return (object as? Double).map { .number($0) }
        case .date: return (object as? Date).map { .date($0) }
        case .data: return (object as? Data).map { .data($0) }
        case .string, nil: return (object as? String).map { .string($0) }
        }
    }
}
