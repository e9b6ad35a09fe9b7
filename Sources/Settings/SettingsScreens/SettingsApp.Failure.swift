extension SettingsApp {
    /// Why a row could not be changed, or no page opened.
    public enum Failure: Error, Equatable, Sendable {
        /// No row of the page has the title or the key.
        case noSuchRow(String, page: Page)
        /// The rows of that title or key cannot do it; why, as a clause, and the first of them.
        case wrongRow(Row, reason: String)
        /// There is no such choice; the titles that there are.
        case noSuchChoice(String, titles: [String])
        /// The row has no key that a value could be stored under.
        case noKey(Row)
        /// The row opens no page: it is none of those that do, or the bundle has no pane for it.
        case opensNothing(Row)
        /// There is no page to go back to.
        case firstPage
    }
}

extension SettingsApp.Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchRow(let name, let page):
            "there is no row '\(name)' on the page '\(page.title)'; there are \(Self.list(page.rows.map(\.label)))"
        case .wrongRow(let row, let reason): "the row \(row.label) cannot do that: \(reason)"
        case .noSuchChoice(let title, let titles):
            "there is no choice '\(title)' to tap; there are \(Self.list(titles.map { "'\($0)'" }))"
        case .noKey(let row): "the row \(row.label) has no key, so nothing can be stored for it"
        case .opensNothing(let row): "the row \(row.label) opens nothing"
        case .firstPage: "there is no page to go back to"
        }
    }

    private static func list(_ items: [String]) -> String { items.isEmpty ? "none" : items.joined(separator: ", ") }
}

extension SettingsApp.Row {
    /// The title and the key: `'Username' (username)`.
    fileprivate var label: String {
        title.isEmpty ? "'\(name)'" : "'\(title)'" + (key.map { " (\($0))" } ?? "")
    }
}
