/// A specifier with a title.
public protocol TitledSpecifier: SettingsSpecifier {}

extension TitledSpecifier {
    /// The text of the row, or the heading above the rows of a group. Localizable.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }
}

/// A specifier that begins a group of rows.
public protocol GroupingSpecifier: TitledSpecifier {}

extension GroupingSpecifier {
    /// The text below the rows. Localizable.
    public var footerText: String? {
        get { entries[.footerText] }
        set { entries[.footerText] = newValue }
    }
}
