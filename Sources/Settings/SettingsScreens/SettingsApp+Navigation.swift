import SettingsBundle

/// Navigation between pages.
extension SettingsApp {
    /// Taps a row that opens a child pane, or the list of a multi-value row.
    ///
    /// - Parameter row: The row's title, in the user's language, or the key of a multi-value row.
    public mutating func open(_ row: String) throws(Failure) {
        guard path.list == nil else { throw .noSuchRow(row, page: page) }
        let named = try reader.controls(named: row, at: path, page: page)
        for control in named {
            if case .multiValue = control.specifier, let index = reader.controls(at: path).firstIndex(of: control) {
                return path.openList(ofControl: index)
            }
            if let pane = reader.child(control, of: path.pane) { return path.open(pane) }
        }
        throw .opensNothing(self.row(of: named[0]))
    }

    /// Taps the back button.
    public mutating func back() throws(Failure) {
        guard path.goBack() else { throw .firstPage }
    }
}
