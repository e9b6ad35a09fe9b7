public import Figures
import Foundation
import SettingsBundle

extension Figure {
    /// Returns a figure of the open pane's property list next to its page. An item and its rows have the same number.
    ///
    /// Items are numbered from 0, as in Xcode. The `selected` item shows its keys and values, and is highlighted in
    /// both panels. `appearance` is the device's. If it is `nil`, the page has the appearance of its surroundings.
    /// Without a `description`, a text describes the selected item and its rows.
    ///
    /// ```swift
    /// return .propertyList(beside: try settingsApp(suite: "workbook.picture"), selected: 3)
    /// ```
    public static func propertyList(
        beside app: SettingsApp, selected: Int? = nil, appearance: Appearance? = nil, title: String? = nil,
        description: String? = nil,
        name: String? = nil
    ) -> Figure {
        let page = app.page
        let file = app.path.pane.pane?.name ?? "no property list"
        let specifiers = app.path.pane.pane?.specifiers ?? []
        let items = app.reader.items(at: app.path)
        let groups = zip(page.groups, items).map { RowGroup($0, items: $1, selected: selected) }
        var list = PropertyListColumn(specifiers, selected: selected).panel
        list.heading = "\(file), PreferenceSpecifiers"
        var pane = Panel(
            "What Settings shows", pane: page.title, canGoBack: true, isRightToLeft: page.isRightToLeft, groups: groups)
        pane.appearance = appearance
        return Figure(
            title: title ?? "\(file) beside the page \(page.title)",
            description: description ?? defaultDescription(specifiers, items, page, selected: selected), name: name,
            panels: [list, pane])
    }

    private static func defaultDescription(
        _ specifiers: [Specifier], _ items: [GroupItems], _ page: SettingsApp.Page, selected: Int?
    ) -> String {
        let list = specifiers.enumerated().map { "\($0): \($1.itemDescription)" }.joined(separator: "; ")
        let all = "A property list and the page that it makes. Items: \(list.isEmpty ? "none" : list)."
        guard let selected, specifiers.indices.contains(selected) else { return all }
        let keys = specifiers[selected].entries.map { "\($0) \($1.displayText)" }.joined(separator: ", ")
        let rows = zip(page.groups, items).flatMap { group, items in
            zip(group.rows, items.rows).filter { $1 == selected }.map { "\($0.0)" }
        }
        let headers = zip(page.groups, items).filter { $1.group == selected }.map { "the group \($0.0.header ?? "")" }
        let texts = (headers + rows).map { $0.trimmingCharacters(in: .whitespaces) }
        let end = texts.isEmpty ? "it does not show." : "it shows as \(texts.joined(separator: "; "))."
        return "\(all) Item \(selected) is selected (\(keys)): \(end)"
    }
}

extension Figure.RowGroup {
    fileprivate init(_ group: SettingsApp.Group, items: GroupItems, selected: Int?) {
        self.init(group)
        badge = items.group.map { Figure.RowBadge($0, isSelected: $0 == selected) }
        for (index, item) in zip(rows.indices, items.rows) {
            rows[index].badge = Figure.RowBadge(item, isSelected: item == selected)
        }
    }
}
