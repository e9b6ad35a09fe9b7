import SettingsBundle
import SwiftText

/// A preference and the names that its accessor needs.
struct AccessorSource {
    var preference: Preference
    /// The effective default, of the type that the Settings app stores.
    var value: PropertyList?
    var name: String
    /// The property that holds the `UserDefaults`.
    var store: String
    var docs: [String]
    var choice: ChoiceEnumeration?
    /// A Boolean value indicating whether the enumeration is declared with this property, and not with an earlier one
    /// that shares it.
    var isChoiceDeclared: Bool

    private var key: String { SwiftLiteral.string(preference.key) }

    var accessor: Accessor {
        if let choice { return chosen(choice) }
        switch preference.specifier {
        case .toggleSwitch(let toggle): return toggled(on: toggle.value(isOn: true), off: toggle.value(isOn: false))
        case .slider(let slider): return moved(slider)
        case .textField: return text
        case .other(let other) where other.typeName == "IASKTextViewSpecifier": return text
        default: return plain
        }
    }

    private func accessor(_ type: String, get: String, set: String) -> Accessor {
        accessor(type, get: get, setter: "set(\(set), forKey: \(key), in: \(store))")
    }

    private func accessor(_ type: String, get: String, setter: String) -> Accessor {
        Accessor(
            name: SwiftName.written(name), docs: docs, type: type, getter: get, setter: setter, choice: choice,
            isChoiceDeclared: isChoiceDeclared)
    }

    /// Returns an accessor of a number, whose getter and setter ignore what isn't finite.
    private func number(_ type: String, get: String, limits: ClosedRange<Double>? = nil) -> Accessor {
        let range = limits?.source ?? "-.infinity ... .infinity"
        return accessor(type, get: get, setter: "set(newValue, in: \(range), forKey: \(key), of: \(store))")
    }

    /// The accessor of a text field, which is empty unless the bundle has a default.
    private var text: Accessor {
        let standard = SwiftLiteral.string(value?.text ?? "")
        return accessor("String", get: "\(StoredKind.string.read(key, from: store)) ?? \(standard)", set: "newValue")
    }

    /// The accessor of the stored type, which is optional if there is no default.
    private var plain: Accessor {
        if case .real(let number) = value, !number.isFinite {
            return self.number("Double?", get: StoredKind.real.read(key, from: store))
        }
        guard let kind = value.flatMap(StoredKind.init(of:)), let operand = value.flatMap(kind.operand) else {
            return accessor("String?", get: StoredKind.string.read(key, from: store), set: "newValue")
        }
        let get = "\(kind.read(key, from: store)) ?? \(operand)"
        return kind == .real ? number("Double", get: get) : accessor(kind.typeName, get: get, set: "newValue")
    }

    /// Returns the accessor of a slider, whose value is never beyond its ends.
    private func moved(_ slider: PSSliderSpecifier) -> Accessor {
        let limits = slider.limits
        var get = StoredKind.real.read(key, from: store)
        if let limits { get = "\(get.dropLast()), in: \(limits.source))" }
        guard let value = value?.number, value.isFinite else { return number("Double?", get: get, limits: limits) }
        let standard = limits.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
        return number("Double", get: "\(get) ?? \(SwiftLiteral.real(standard))", limits: limits)
    }

    private func toggled(on: PropertyList, off: PropertyList) -> Accessor {
        let isOn = value?.isEqual(to: on) ?? false
        guard on != true || off != false, let kind = StoredKind([on, off]),
            let onText = kind.literal(on), let offText = kind.literal(off),
            let onValue = SwiftLiteral.value(on), let offValue = SwiftLiteral.value(off)
        else {
            let get = "\(StoredKind.boolean.read(key, from: store)) ?? \(isOn)"
            return accessor("Bool", get: get, set: "newValue")
        }
        let set =
            kind == .mixed
            ? "newValue ? \(onValue) as any Sendable : \(offValue) as any Sendable"
            : "newValue ? \(onValue) : \(offValue)"
        let choose = "{ $0 == \(onText) ? true : $0 == \(offText) ? false : nil }"
        let read = kind.read(key, from: store)
        var get = "\(kind == .date ? "(\(read))" : read).flatMap \(choose)"
        // The Settings app was observed to store a Boolean in spite of `TrueValue`. If neither of the two values equals
        // a Boolean, a stored Boolean is read as what it says. Source: http://www.openradar.me/26541820
        if ![on, off].contains(where: { $0.isEqual(to: true) || $0.isEqual(to: false) }) {
            get += " ?? (\(store).object(forKey: \(key)) as? Bool)"
        }
        return accessor("Bool", get: "\(get) ?? \(isOn)", set: set)
    }

    private func chosen(_ choice: ChoiceEnumeration) -> Accessor {
        let stored = choice.isMixed ? "storedValue" : "rawValue"
        let get = "\(choice.kind.read(key, from: store)).flatMap(\(choice.name).init(rawValue:))"
        guard let standard = value.flatMap(choice.case(for:)) else {
            return accessor("\(choice.name)?", get: get, set: "newValue?.\(stored)")
        }
        return accessor(
            choice.name, get: "\(get) ?? \(choice.name).\(SwiftName.written(standard.name))", set: "newValue.\(stored)")
    }
}

extension PSSliderSpecifier {
    /// The values that the slider can have, or `nil` if its ends make no range.
    fileprivate var limits: ClosedRange<Double>? {
        guard let least = minimumValue, let most = maximumValue, least.isFinite, most.isFinite, least < most else {
            return nil
        }
        return least...most
    }
}

extension ClosedRange<Double> {
    /// The range as Swift source. A minus sign directly after the operator would be read as a part of it.
    fileprivate var source: String {
        let isNegative = upperBound.sign == .minus
        return [lowerBound, upperBound].map(SwiftLiteral.real).joined(separator: isNegative ? " ... " : "...")
    }
}
