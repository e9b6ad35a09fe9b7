/// A row that shows a preference but can't change it.
///
/// The title is on the left. If there are `values`, the row shows the title of the value instead of the value itself.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSTitleValueSpecifier: TitledSpecifier, ValueListSpecifier {
    public static let type = SpecifierType.titleValue

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }
}
