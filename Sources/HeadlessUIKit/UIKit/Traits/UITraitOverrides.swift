/// The overridden traits of an object, which also apply to its descendants regardless of their surroundings.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// Accesses the value of an override, which is the trait's default value if there is no override.
    ///
    /// - Note: Undocumented by Apple. A phone may stop the process if the trait isn't overridden. Query `contains(_:)`
    ///   first.
    /// - Source: https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns a Boolean value indicating whether the trait is overridden.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/contains(_:)
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Removes an override. The object inherits the trait again.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct/remove(_:)
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
