/// A group: the rows after it, up to the next group, appear together below its title.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSGroupSpecifier: SettingsSpecifier {
    public static let type = SpecifierType.group

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The heading above the rows. Localizable; without it there is only a gap.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The text below the rows. Localizable.
    public var footerText: String? {
        get { entries[.footerText] }
        set { entries[.footerText] = newValue }
    }
}
