/// A row of a settings pane, or several rows defined by one specifier.
///
/// A specifier wraps its dictionary in the schema file. The properties read and write entries of that dictionary.
/// Entries that aren't part of the schema are preserved, so that writing a specifier back loses nothing. Source: Apple,
/// "Settings Application Schema Reference".
public protocol SettingsSpecifier: Hashable, Sendable {
    /// The value of `Type` for this specifier.
    static var type: SpecifierType { get }

    /// All entries of the specifier in the file, in their order.
    var entries: PropertyListDictionary { get set }

    init(entries: PropertyListDictionary)
}

extension SettingsSpecifier {
    /// Creates a specifier with no entry but its type.
    public init() { self.init(entries: [SchemaKey.type.name: .string(Self.type.rawValue)]) }

    /// The devices that show the specifier, or `nil` if all devices do.
    ///
    /// Unknown names are omitted. Source: Apple, "Settings Application Schema Reference".
    public var supportedUserInterfaceIdioms: [UserInterfaceIdiom]? {
        get { entries[.supportedUserInterfaceIdioms] }
        set { entries[.supportedUserInterfaceIdioms] = newValue }
    }
}
