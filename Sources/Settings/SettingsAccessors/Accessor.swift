/// The Swift property generated for one preference.
struct Accessor {
    var name: String
    var docs: [String]
    var type: String
    /// The body of the getter, as Swift source.
    var getter: String
    var setter: String
    var choice: ChoiceEnumeration?
    /// A Boolean value indicating whether the enumeration is declared with this property.
    var isChoiceDeclared: Bool
}
