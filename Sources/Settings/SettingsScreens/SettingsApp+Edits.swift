import SettingsBundle

/// Changes to rows on the screen.
///
/// A row is identified by its title, in the user's language, or by its key. Of several matches, the first that supports
/// the change is used. The new value is stored immediately, and the app's `UserDefaults` posts
/// `UserDefaults.didChangeNotification`.
extension SettingsApp {
    /// Turns a switch on if it is off, and off if it is on.
    public func toggle(_ row: String) throws(Failure) { try apply(.toggle, to: row) }

    /// Turns a switch on or off.
    public func turn(_ row: String, on: Bool) throws(Failure) { try apply(.turn(on: on), to: row) }

    /// Moves a slider to a value, or to its nearer end if the value is out of range.
    public func move(_ row: String, to value: Double) throws(Failure) { try apply(.move(to: value), to: row) }

    /// Replaces the text of a text field.
    public func type(_ text: String, into row: String) throws(Failure) { try apply(.type(text), to: row) }

    /// Taps a title among the choices on the screen, or in the list of a multi-value row.
    ///
    /// - Parameter row: A multi-value row or a radio group, or `nil` for any visible choice.
    public func choose(_ title: String, in row: String? = nil) throws(Failure) {
        if let row { return try apply(.choose(title), to: row) }
        let visible = reader.controls(at: path).filter { $0.showsChoices || path.list != nil }
        guard let control = visible.first(where: { $0.choices.contains { $0.title == title } }) else {
            throw .noSuchChoice(title, titles: visible.flatMap { $0.choices.map(\.title) })
        }
        try apply(.choose(title), to: control)
    }

    private func apply(_ edit: SettingsEdit, to name: String) throws(Failure) {
        let named = try reader.controls(named: name, at: path, page: page)
        guard let control = named.first(where: edit.fits) else {
            throw .wrongRow(row(of: named[0]), reason: edit.action)
        }
        try apply(edit, to: control)
    }

    private func apply(_ edit: SettingsEdit, to control: Control) throws(Failure) {
        guard let key = control.key else { throw .noKey(row(of: control)) }
        let store = currentStore
        guard let value = control.value(after: edit, stored: store.values[key]) else {
            guard case .choose(let title) = edit else { throw .wrongRow(row(of: control), reason: edit.action) }
            throw .noSuchChoice(title, titles: control.choices.map(\.title))
        }
        store.write(value, forKey: key)
    }

    /// Returns the row that represents a control in a message.
    func row(of control: Control) -> Row {
        var row = control.rows(stored: control.key.flatMap { currentStore.values[$0] }).first
        row?.title = control.title
        return row ?? Row(control.title, key: control.key, .choice(isChosen: false))
    }
}

extension Control {
    /// A Boolean value indicating whether the control's choices are rows of the pane.
    fileprivate var showsChoices: Bool {
        if case .radioGroup = specifier { return true }
        return false
    }
}

extension PaneReader {
    /// Returns the controls on the page with the given title, followed by those with the given key.
    func controls(named name: String, at path: SettingsPath, page: @autoclosure () -> SettingsApp.Page)
        throws(SettingsApp.Failure) -> [Control]
    {
        let controls = controls(at: path)
        let named = controls.filter { $0.title == name } + controls.filter { $0.title != name && $0.key == name }
        if named.isEmpty { throw .noSuchRow(name, page: page()) }
        return named
    }
}
