extension Specifier {
    /// The value that stands for the preference until the user or the app sets it, of the kind that Settings would
    /// write.
    ///
    /// nil for what has no preference, or no usable default.
    public var effectiveDefault: PropertyList? {
        switch self {
        case .toggleSwitch(let specifier): specifier.effectiveDefault
        case .slider(let specifier): specifier.effectiveDefault
        case .textField(let specifier): specifier.defaultValue.map(PropertyList.string)
        case .multiValue(let specifier): specifier.defaultValue?.matched(in: specifier.values)
        case .radioGroup(let specifier): specifier.defaultValue?.matched(in: specifier.values)
        case .titleValue(let specifier): specifier.defaultValue?.matched(in: specifier.values)
        case .other(let specifier): specifier.defaultValue
        case .group, .childPane, .malformed: nil
        }
    }
}

extension PSToggleSwitchSpecifier {
    /// The default as one of the switch's two values.
    ///
    /// A default that is neither is read as a Boolean, `"YES"` as yes; what cannot be read so is off.
    public var effectiveDefault: PropertyList? {
        guard let value = defaultValue else { return nil }
        let (on, off) = (self.value(isOn: true), self.value(isOn: false))
        for choice in [on, off] where value.isEqual(to: choice) { return choice }
        for choice in [on, off] where value.isEqualAfterCoercion(to: choice) { return choice }
        return value.truth == true ? on : off
    }
}

extension PSSliderSpecifier {
    /// The default as a number: strings that are numbers count.
    public var effectiveDefault: PropertyList? {
        guard let value = entries[.defaultValue] else { return nil }
        guard value.string != nil || value == true || value == false else { return value.number == nil ? nil : value }
        return value.number.map(PropertyList.real)
    }
}

extension PropertyList {
    /// The choice that a default stands for, `0` for `"0"`; the default itself when it is none of them.
    fileprivate func matched(in choices: [PropertyList]?) -> PropertyList? {
        choices?.first { $0.isEqual(to: self) } ?? choices?.first { $0.isEqualAfterCoercion(to: self) } ?? self
    }
}
