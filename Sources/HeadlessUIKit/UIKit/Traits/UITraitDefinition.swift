/// A kind of trait: what a collection of traits has one value of.
///
/// An app makes one of its own with a type that has a `defaultValue`; extensions of `UITraitCollection` and
/// `UIMutableTraits` give it a name there. Source: Apple, "UITraitDefinition".
public protocol UITraitDefinition {
    associatedtype Value

    /// The value where nobody says another.
    static var defaultValue: Value { get }
    /// A name that no other trait has.
    static var identifier: String { get }
    /// A short name for people; the type's, unless it says another.
    static var name: String { get }
    /// Whether dynamic colours are resolved with the trait; no, unless it says so.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }
}

/// The name of a kind of trait in lists: `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any UITraitDefinition.Type
