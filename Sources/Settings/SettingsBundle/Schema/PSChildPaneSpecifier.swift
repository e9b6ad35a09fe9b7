/// A row that opens another pane.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSChildPaneSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.childPane

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text of the row, and the title of the pane; localisable; required.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The schema file of the pane, by its name alone: no folder, no `.plist`; required.
    public var file: String? {
        get { entries[.file] }
        set { entries[.file] = newValue }
    }
}
