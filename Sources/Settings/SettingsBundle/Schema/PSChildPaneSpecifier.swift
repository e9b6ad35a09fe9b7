/// A row that opens another pane.
///
/// The title is also that of the pane. It is required.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSChildPaneSpecifier: TitledSpecifier {
    public static let type = SpecifierType.childPane

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The name of the pane's schema file, without folder and without `.plist`. Required.
    public var file: String? {
        get { entries[.file] }
        set { entries[.file] = newValue }
    }
}
