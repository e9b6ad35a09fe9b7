/// The definition of a trait, for which a trait collection has a value.
///
/// An app defines a trait by a type with a `defaultValue`. Extensions of `UITraitCollection` and `UIMutableTraits`
/// provide properties for it. Source: Apple, "UITraitDefinition".
public protocol UITraitDefinition {
    associatedtype Value

    /// The value of the trait if none is set.
    static var defaultValue: Value { get }
    /// The unique identifier of the trait.
    static var identifier: String { get }
    /// The short name of the trait for display. The default is the name of the type.
    static var name: String { get }
    /// A Boolean value indicating whether the trait affects dynamic colors. The default is `false`.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as an element of a list, for example `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any UITraitDefinition.Type
