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
        default: return plain(value.flatMap(StoredKind.init(of:)), fallback: .string)
        }
    }

    private func accessor(_ type: String, get: String, set: String) -> Accessor {
        Accessor(
            name: SwiftName.written(name), docs: docs, type: type, getter: get,
            setter: "set(\(set), forKey: \(key), in: \(store))", choice: choice, isChoiceDeclared: isChoiceDeclared)
    }

    /// The accessor of a text field, which is empty unless the bundle has a default.
    private var text: Accessor {
        let standard = SwiftLiteral.string(value?.text ?? "")
        return accessor("String", get: "\(StoredKind.string.read(key, from: store)) ?? \(standard)", set: "newValue")
    }

    /// Returns an accessor of the stored type, which is optional if there is no default.
    private func plain(_ kind: StoredKind?, fallback: StoredKind) -> Accessor {
        guard let kind, let operand = value.flatMap(kind.operand) else {
            return accessor("\(fallback.typeName)?", get: fallback.read(key, from: store), set: "newValue")
        }
        return accessor(kind.typeName, get: "\(kind.read(key, from: store)) ?? \(operand)", set: "newValue")
    }

    /// Returns the accessor of a slider, whose value is never beyond its ends.
    private func moved(_ slider: PSSliderSpecifier) -> Accessor {
        var limits = -Double.infinity...Double.infinity
        var get = StoredKind.real.read(key, from: store)
        if let least = slider.minimumValue, let most = slider.maximumValue, least.isFinite, most.isFinite, least < most
        {
            limits = least...most
            let literal = [least, most].map(SwiftLiteral.real).joined(separator: most.sign == .minus ? " ... " : "...")
            get = "\(get.dropLast()), in: \(literal))"
        }
        guard let number = value?.number, !number.isNaN else { return accessor("Double?", get: get, set: "newValue") }
        let standard = SwiftLiteral.real(min(max(number, limits.lowerBound), limits.upperBound))
        return accessor("Double", get: "\(get) ?? \(standard)", set: "newValue")
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
