/// A group: the rows after it, up to the next group, appear together below its title.
///
/// Without a title, there is only a gap above the rows.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSGroupSpecifier: GroupingSpecifier {
    public static let type = SpecifierType.group

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }
}
