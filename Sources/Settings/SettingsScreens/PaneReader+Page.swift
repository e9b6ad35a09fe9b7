import SettingsBundle

extension PaneReader {
    /// What is on the screen.
    ///
    /// - Parameter stored: what the preferences of the open pane hold.
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

    /// Which elements of `PreferenceSpecifiers` a page's groups and rows come from.
    func items(at path: SettingsPath) -> [GroupItems] {
        let groups = path.pane.pane.map(groups) ?? []
        guard let list = path.list else { return groups.map(GroupItems.init) }
        let control = groups.flatMap(\.controls)[list]
        return [GroupItems(rows: control.choices.map { _ in control.item })]
    }

    /// The controls that can be touched on the screen.
    func controls(at path: SettingsPath) -> [Control] {
        let controls = (path.pane.pane.map(groups) ?? []).flatMap(\.controls)
        return path.list.map { [controls[$0]] } ?? controls
    }
}

/// Which elements of `PreferenceSpecifiers` a group and its rows come from.
struct GroupItems: Equatable {
    /// Nil for a group that none begins.
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
