/// The property for one preference.
struct Accessor {
    var name: String
    var docs: [String]
    var type: String
    /// Expressions in the source.
    var getter: String
    var setter: String
    var choice: ChoiceEnumeration?
    /// Whether the enumeration is declared with this property.
    var isChoiceDeclared: Bool
}
