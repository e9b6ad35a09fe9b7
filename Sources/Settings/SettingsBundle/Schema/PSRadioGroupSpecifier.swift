/// A group whose rows are values from which the user selects one.
///
/// `values` and `titles` are required. The default is one of `values`.
///
/// Source: Apple, "Settings Application Schema Reference".
public struct PSRadioGroupSpecifier: GroupingSpecifier, ChoiceSpecifier {
    public static let type = SpecifierType.radioGroup

    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }
}
