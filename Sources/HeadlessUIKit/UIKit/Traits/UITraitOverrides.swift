/// What somebody says of the traits of an object, and so of all inside it, whatever lies around.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// The value of an override; the trait's default where there is none.
    ///
    /// Open: a phone may stop a process that reads an override that there is none of; `contains(_:)` tells.
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Takes an override away: the trait is as it is around the object.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
