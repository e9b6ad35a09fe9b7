extension Specifier {
    /// The value of the preference until the user or the app sets it, of the type that the Settings app writes.
    ///
    /// The value is `nil` for a row that has no preference or no usable default.
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
    /// A default that is neither is converted to a Boolean, for example `"YES"` to `true`. A value that can't be
    /// converted is off.
    public var effectiveDefault: PropertyList? {
        guard let value = defaultValue else { return nil }
        let (on, off) = (self.value(isOn: true), self.value(isOn: false))
        for choice in [on, off] where value.isEqual(to: choice) { return choice }
        for choice in [on, off] where value.isEqualAfterCoercion(to: choice) { return choice }
        return value.truth == true ? on : off
    }
}

extension PSSliderSpecifier {
    /// The default as a number. Strings that contain a number are converted.
    public var effectiveDefault: PropertyList? {
        guard let value = entries[.defaultValue] else { return nil }
        guard value.string != nil || value == true || value == false else { return value.number == nil ? nil : value }
        return value.number.map(PropertyList.real)
    }
}

extension PropertyList {
    /// Returns the choice that equals this default, such as `0` for `"0"`, or the default itself if there is none.
    fileprivate func matched(in choices: [PropertyList]?) -> PropertyList? {
        choices?.first { $0.isEqual(to: self) } ?? choices?.first { $0.isEqualAfterCoercion(to: self) } ?? self
    }
}
