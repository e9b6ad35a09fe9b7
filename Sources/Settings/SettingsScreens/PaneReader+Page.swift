import SettingsBundle

extension PaneReader {
    /// Returns the page at a path.
    ///
    /// - Parameter stored: The stored preferences of the open pane.
    func page(at path: SettingsPath, stored: [String: PropertyList]) -> SettingsApp.Page {
        let groups = path.pane.pane.map(groups) ?? []
        guard let list = path.list else {
            return SettingsApp.Page(
                title: path.pane.title, back: path.back, isRightToLeft: isRightToLeft,
                groups: groups.map { $0.rows(stored: stored) })
        }
        let control = groups.flatMap(\.controls)[list]
        let rows = control.choiceRows(stored: control.key.flatMap { stored[$0] })
        return SettingsApp.Page(
            title: control.title, back: path.back, isRightToLeft: isRightToLeft,
            groups: [SettingsApp.Group(rows: rows)])
    }

    /// Returns the elements of `PreferenceSpecifiers` that produced a page's groups and rows.
    func items(at path: SettingsPath) -> [GroupItems] {
        let groups = path.pane.pane.map(groups) ?? []
        guard let list = path.list else { return groups.map(GroupItems.init) }
        let control = groups.flatMap(\.controls)[list]
        return [GroupItems(rows: control.choices.map { _ in control.item })]
    }

    /// Returns the controls on the page at a path.
    func controls(at path: SettingsPath) -> [Control] {
        let controls = (path.pane.pane.map(groups) ?? []).flatMap(\.controls)
        return path.list.map { [controls[$0]] } ?? controls
    }
}

/// The indexes of the elements in `PreferenceSpecifiers` that produced a group and its rows.
struct GroupItems: Equatable {
    /// The index of the element that begins the group, or `nil` if there is none.
    var group: Int?
    var rows: [Int]

    init(group: Int? = nil, rows: [Int]) {
        self.group = group
        self.rows = rows
    }

    init(_ group: ControlGroup) {
        self.init(
            group: group.item,
            rows: group.controls.flatMap { control in control.rows(stored: nil).map { _ in control.item } })
    }
}

extension ControlGroup {
    func rows(stored: [String: PropertyList]) -> SettingsApp.Group {
        let rows = controls.flatMap { control in control.rows(stored: control.key.flatMap { stored[$0] }) }
        return SettingsApp.Group(header: header, footer: footer, rows: rows)
    }
}
