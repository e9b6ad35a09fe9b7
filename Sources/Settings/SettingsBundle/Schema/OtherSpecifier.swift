/// A specifier of a type that Apple's schema doesn't have. Its entries are preserved.
///
/// InAppSettingsKit, which shows settings inside an app, reads additional types such as `IASKOpenURLSpecifier`. The
/// Settings app ignores them.
public struct OtherSpecifier: Hashable, Sendable {
    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The value of `Type`, or `nil` if it is missing or not a string.
    public var typeName: String? { entries[.type] }

    public var title: String? { entries[.title] }

    public var key: String? { entries[.key] }

    public var defaultValue: PropertyList? { entries[.defaultValue] }

    /// A Boolean value indicating whether the type belongs to InAppSettingsKit.
    public var isInAppSettingsKit: Bool { typeName?.hasPrefix("IASK") ?? false }
}
