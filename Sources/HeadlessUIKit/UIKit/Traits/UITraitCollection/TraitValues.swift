/// The values of traits. A trait without a value is unspecified.
struct TraitValues {
    /// The value of a single trait.
    fileprivate struct Entry {
        let trait: UITrait
        let value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            // A stored value can also be an optional that is `nil`.
            guard let entry = entries[ObjectIdentifier(trait)] else { return Trait.defaultValue }
            return entry.value as? Trait.Value ?? Trait.defaultValue
        }
        set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
    }

    func contains(_ trait: UITrait) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// Adds the specified values of another collection, replacing existing values.
    mutating func merge(_ others: TraitValues) {
        entries.merge(others.specified.entries) { $1 }
    }

    /// The values without the system traits whose value means that they are unspecified.
    var specified: TraitValues {
        var values = self
        values.entries = entries.filter { !$0.value.isUnspecified }
        return values
    }

    /// Returns a Boolean value indicating whether both collections have the same value for a trait.
    func agrees(with others: TraitValues, on trait: UITrait) -> Bool {
        let key = ObjectIdentifier(trait)
        return Self.areEqual(value(of: trait, in: entries[key]), value(of: trait, in: others.entries[key]))
    }

    /// Returns a Boolean value indicating whether the other collection contains all values of this collection.
    func isContained(in others: TraitValues) -> Bool {
        entries.allSatisfy { key, entry in
            others.entries[key].map { Self.areEqual(entry.value, $0.value) } ?? false
        }
    }

    /// Returns the traits that have a value in one or both of the collections.
    func traits(with others: TraitValues) -> [UITrait] {
        entries.merging(others.entries) { $1 }.values.map(\.trait)
    }

    private func value(of trait: UITrait, in entry: Entry?) -> Any {
        entry?.value ?? trait.defaultValue
    }

    /// Returns a Boolean value indicating whether two values are equal.
    ///
    /// Values that aren't equatable are equal only if they are the same object.
    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return one.equals(other) }
        guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
        return one as AnyObject === other as AnyObject
    }
}

extension TraitValues: Equatable {
    static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.entries.count == right.entries.count && left.isContained(in: right)
    }
}

extension TraitValues.Entry {
    fileprivate var isUnspecified: Bool {
        guard let trait = trait as? any SystemTrait.Type else { return false }
        return trait.isUnspecified(value)
    }
}

extension SystemTrait {
    fileprivate static func isUnspecified(_ value: Any) -> Bool {
        value as? Value == defaultValue
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        other as? Self == self
    }
}
