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
        case .slider: return plain(value.flatMap(\.number) == nil ? nil : .real, fallback: .real)
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
        accessor("String", get: "\(StoredKind.string.read(key, from: store)) ?? \"\"", set: "newValue")
    }

    /// Returns an accessor of the stored type, which is optional if there is no default.
    private func plain(_ kind: StoredKind?, fallback: StoredKind) -> Accessor {
        guard let kind else { return optional(fallback.typeName, read: fallback, then: { $0 }, set: "newValue") }
        var get = kind.read(key, from: store)
        if kind.readsOptional, let operand = value.flatMap(kind.operand) { get = "\(get) ?? \(operand)" }
        return accessor(kind.typeName, get: get, set: "newValue")
    }

    private func optional(_ type: String, read: StoredKind, then: (String) -> String, set: String) -> Accessor {
        let get = then(read.read(key, from: store))
        return accessor(
            "\(type)?", get: read.readsOptional ? get : "\(store).object(forKey: \(key)) == nil ? nil : \(get)",
            set: set)
    }

    private func toggled(on: PropertyList, off: PropertyList) -> Accessor {
        if on == true, off == false {
            return accessor("Bool", get: StoredKind.boolean.read(key, from: store), set: "newValue")
        }
        guard let kind = StoredKind([on, off]), let literal = kind.literal(on), let onValue = SwiftLiteral.value(on),
            let offValue = SwiftLiteral.value(off)
        else { return accessor("Bool", get: StoredKind.boolean.read(key, from: store), set: "newValue") }
        let set =
            kind == .mixed
            ? "newValue ? \(onValue) as any Sendable : \(offValue) as any Sendable"
            : "newValue ? \(onValue) : \(offValue)"
        var get = "\(kind.read(key, from: store)) == \(literal)"
        // The Settings app was observed to store a Boolean in spite of `TrueValue`. If neither of the two values equals
        // a Boolean, a stored `true` is read as on. Source: http://www.openradar.me/26541820
        if ![on, off].contains(where: { $0.isEqual(to: true) || $0.isEqual(to: false) }) {
            get += " || \(store).object(forKey: \(key)) as? Bool == true"
        }
        return accessor("Bool", get: get, set: set)
    }

    private func chosen(_ choice: ChoiceEnumeration) -> Accessor {
        let stored = choice.isMixed ? "storedValue" : "rawValue"
        let make = { (read: String) in
            choice.kind.readsOptional
                ? "\(read).flatMap(\(choice.name).init(rawValue:))" : "\(choice.name)(rawValue: \(read))"
        }
        guard let standard = value.flatMap(choice.case(for:)) else {
            return optional(choice.name, read: choice.kind, then: make, set: "newValue?.\(stored)")
        }
        let get = make(choice.kind.read(key, from: store))
        return accessor(
            choice.name, get: "\(get) ?? \(choice.name).\(SwiftName.written(standard.name))", set: "newValue.\(stored)")
    }
}
