/// A row that opens another pane.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSChildPaneSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.childPane

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The text of the row and the title of the pane. Localizable; required.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The name of the pane's schema file, without folder and without `.plist`. Required.
    public var file: String? {
        get { entries[.file] }
        set { entries[.file] = newValue }
    }
}
