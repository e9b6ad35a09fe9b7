/// A specifier of a type that Apple's schema does not have, kept as it is.
///
/// InAppSettingsKit, which shows settings inside an app, reads types of its own, such as `IASKOpenURLSpecifier`; the
/// Settings app passes over them.
public struct OtherSpecifier: Hashable, Sendable {
    public var entries: PropertyListDictionary

    public init(entries: PropertyListDictionary) { self.entries = entries }

    /// The value of `Type`; nil when there is none, or when it is no string.
    public var typeName: String? { entries[.type] }

    public var title: String? { entries[.title] }

    public var key: String? { entries[.key] }

    public var defaultValue: PropertyList? { entries[.defaultValue] }

    /// Whether the type is one of InAppSettingsKit's.
    public var isInAppSettingsKit: Bool { typeName?.hasPrefix("IASK") ?? false }
}
