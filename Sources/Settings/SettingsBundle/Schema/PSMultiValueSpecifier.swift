/// A row that opens a list from which the user selects one value.
///
/// The title is on the left, and is also that of the list. It is required, and so are `values` and `titles`. The
/// default is one of `values`.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSMultiValueSpecifier: TitledSpecifier, ChoiceSpecifier {
    public static let type = SpecifierType.multiValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The shorter names of `values` for the row itself, in the same order. Localizable.
    public var shortTitles: [String]? {
        get { entries[.shortTitles] }
        set { entries[.shortTitles] = newValue }
    }
}
