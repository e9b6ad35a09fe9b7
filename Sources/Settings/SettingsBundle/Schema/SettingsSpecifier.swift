/// A row of a settings pane, or several rows under one specifier.
///
/// A specifier is its dictionary in the schema file. The properties read and write entries of that dictionary, and
/// whatever the schema does not know stays in it, so that writing a specifier back loses nothing.
/// Source: Apple, "Settings Application Schema Reference".
public protocol SettingsSpecifier: Hashable, Sendable {
    /// The value of `Type` that this specifier has.
    static var type: SpecifierType { get }

    /// Everything that the file says about the specifier, in its order.
    var entries: PropertyListDictionary { get set }

    init(entries: PropertyListDictionary)
}

extension SettingsSpecifier {
    /// A specifier with nothing but its type.
    public init() { self.init(entries: [SchemaKey.type.name: .string(Self.type.rawValue)]) }

    /// The devices that show the specifier; nil when all do.
    ///
    /// Names that are no idiom are left out. Source: Apple, "Settings Application Schema Reference".
    public var supportedUserInterfaceIdioms: [UserInterfaceIdiom]? {
        get { entries[.supportedUserInterfaceIdioms] }
        set { entries[.supportedUserInterfaceIdioms] = newValue }
    }
}
