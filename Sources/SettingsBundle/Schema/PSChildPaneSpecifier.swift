/// A row that opens another pane.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSChildPaneSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.childPane

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text of the row, and the title of the pane; localisable; required.
    public var title: String? {
        get { entries[text: "Title"] }
        set { entries[text: "Title"] = newValue }
    }

    /// The schema file of the pane, by its name alone: no folder, no `.plist`; required.
    public var file: String? {
        get { entries[string: "File"] }
        set { entries[string: "File"] = newValue }
    }
}
