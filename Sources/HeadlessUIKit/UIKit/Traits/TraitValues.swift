/// Values of traits; a trait that is not among them is not specified.
struct TraitValues {
    /// The value of one trait.
    fileprivate struct Entry {
        let trait: UITrait
        let value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            // An optional value that is nil is one, too.
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

    /// Takes over what others specify.
    mutating func merge(_ others: TraitValues) {
        entries.merge(others.specified.entries) { $1 }
    }

    /// Without the system's traits whose value says that nothing is known.
    var specified: TraitValues {
        var values = self
        values.entries = entries.filter { !$0.value.isUnspecified }
        return values
    }

    /// Whether a trait has the same value here and there.
    func agrees(with others: TraitValues, on trait: UITrait) -> Bool {
        let key = ObjectIdentifier(trait)
        return Self.areEqual(value(of: trait, in: entries[key]), value(of: trait, in: others.entries[key]))
    }

    /// Whether whatever is specified here has the same value there.
    func isContained(in others: TraitValues) -> Bool {
        entries.allSatisfy { key, entry in
            others.entries[key].map { Self.areEqual(entry.value, $0.value) } ?? false
        }
    }

    /// The traits that have a value here or there.
    func traits(with others: TraitValues) -> [UITrait] {
        entries.merging(others.entries) { $1 }.values.map(\.trait)
    }

    private func value(of trait: UITrait, in entry: Entry?) -> Any {
        entry?.value ?? trait.defaultValue
    }

    /// Values that cannot be compared, and are not the same object, count as different.
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
