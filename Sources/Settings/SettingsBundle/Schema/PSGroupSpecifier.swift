/// A group: the rows after it, up to the next group, stand together under its title.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSGroupSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.group

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The heading above the rows; localisable; without one there is only a gap.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The text below the rows; localisable.
    public var footerText: String? {
        get { entries[.footerText] }
        set { entries[.footerText] = newValue }
    }
}
