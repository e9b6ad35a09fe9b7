import Foundation
import SettingsBundle
import SwiftText

/// A Swift type with a property for each preference of a settings bundle.
public struct Accessors {
    /// What the first line of a generated file says, so that it can be told from one that a person wrote.
    public static let mark = "// Made by 'workbook settings generate'"

    /// Who can use the type: the access levels that a type of its own file can have.
    public enum Access: String, Sendable, CaseIterable {
        case `internal`, package, `public`
    }

    let typeName: String
    let access: Access
    let isSendable: Bool
    let bundleName: String
    /// The constants with the keys of the preferences: names and keys, in the order of the properties.
    private(set) var keys: [(name: String, key: String)] = []
    var stores: [Store] = []
    /// Which of them has which suite.
    private var storePlaces: [String?: Int] = [:]
    var panes: [(title: String, accessors: [Accessor])] = []
    /// What the type cannot do justice to.
    public private(set) var diagnostics: [SchemaDiagnostic] = []

    /// A suite of `UserDefaults`.
    struct Store {
        /// The property that holds it.
        var name: String
        var suite: String?
        /// The defaults to register, keys and values as Swift source.
        var defaults: [(key: String, value: String)] = []
        /// The keys of its preferences.
        var keys: [String] = []
    }

    /// - Parameters:
    ///   - typeName: a Swift type's name; `isTypeName` tells.
    ///   - isSendable: whether the type is `Sendable`. What tells of changes needs that, and is left out without it.
    public init(
        _ schema: SettingsSchema, typeName: String = "AppSettings", access: Access = .internal, isSendable: Bool = true
    ) {
        self.typeName = typeName
        self.access = access
        self.isSendable = isSendable
        bundleName = URL(filePath: schema.path).standardizedFileURL.lastPathComponent
        let preferences = schema.preferencesByKey
        var names = UniqueNames(reserved: UniqueNames.reservedMembers.union([typeName]))
        let defaults = schema.effectiveDefaults()
        let valuesBySuite = Dictionary(uniqueKeysWithValues: defaults.map { ($0.suite, $0.values) })
        let translation = Translation(of: schema, into: ["en"])
        addStores(of: preferences.map(\.suite) + defaults.map(\.suite), valuesBySuite, names: &names, schema: schema)
        var choices = ChoiceEnumerations(avoiding: UniqueNames.reservedTypes.union([typeName]))
        for preference in preferences {
            let value = valuesBySuite[preference.suite]?[preference.key]
            add(preference, value: value, translation: translation, names: &names, choices: &choices)
        }
        diagnostics += schema.deviceDiagnostics + schema.suiteDiagnostics
    }

    /// Whether a text can be the name of the generated type.
    public static func isTypeName(_ text: String) -> Bool { SwiftName.isTypeName(text) }

    private mutating func addStores(
        of suites: [String?], _ defaults: [String?: PropertyListDictionary], names: inout UniqueNames,
        schema: SettingsSchema
    ) {
        for suite in suites where storePlaces[suite] == nil {
            let wanted = suite.map { SwiftName.member($0) ?? "group" } ?? "standard"
            var store = Store(name: stores.isEmpty ? "defaults" : names.name(wanted), suite: suite)
            for (key, value) in defaults[suite] ?? [:] {
                if let literal = SwiftLiteral.value(value) {
                    store.defaults.append((SwiftLiteral.string(key), literal))
                } else {
                    let message =
                        "the default of '\(key)' is nested too deep to be written in Swift; register it yourself"
                    diagnostics.append(
                        SchemaDiagnostic(.warning, .unwritableDefault, file: schema.path, message: message))
                }
            }
            storePlaces[suite] = stores.count
            stores.append(store)
        }
        if stores.isEmpty { stores = [Store(name: "defaults", suite: nil)] }
    }

    private mutating func add(
        _ preference: Preference, value: PropertyList?, translation: Translation, names: inout UniqueNames,
        choices: inout ChoiceEnumerations
    ) {
        let texts = PreferenceTexts(preference: preference, translation: translation)
        let name = names.name(SwiftName.member(preference.key) ?? texts.title.flatMap(SwiftName.member) ?? "setting")
        let choice = preference.specifier.choices.flatMap { values in
            choices.enumeration(for: name, values, titles: texts.choiceTitles, default: value, names: &names)
        }
        let index = storePlaces[preference.suite]!
        let source = AccessorSource(
            preference: preference, value: value, name: name, store: stores[index].name, docs: texts.docs,
            choice: choice?.enumeration, isChoiceDeclared: choice?.isNew ?? false)
        if panes.last?.title != preference.pane.name { panes.append((preference.pane.name, [])) }
        panes[panes.count - 1].accessors.append(source.accessor)
        keys.append((SwiftName.written(name), SwiftLiteral.string(preference.key)))
        stores[index].keys.append(SwiftLiteral.string(preference.key))
    }
}

/// The enumerations of a type. Rows that offer the same have one together.
private struct ChoiceEnumerations {
    private var declared: [ChoiceEnumeration] = []
    private var taken: Set<String>

    /// - Parameter types: names that an enumeration would hide.
    init(avoiding types: Set<String>) { taken = types }

    /// - Parameter value: the default; without one of the values the property may hold no case.
    mutating func enumeration(
        for property: String, _ values: [PropertyList], titles: [String], default value: PropertyList?,
        names: inout UniqueNames
    ) -> (enumeration: ChoiceEnumeration, isNew: Bool)? {
        func choice(isOptional: Bool) -> ChoiceEnumeration? {
            ChoiceEnumeration(name: "", values: values, titles: titles, isOptional: isOptional)
        }
        guard var new = choice(isOptional: false) else { return nil }
        if value.flatMap(new.case(for:)) == nil { new = choice(isOptional: true) ?? new }
        if let known = declared.first(where: new.isLike) { return (known, false) }
        let wanted = SwiftName.type(property) ?? "Value"
        new.name = names.name(taken.contains(wanted) || names.contains(wanted) ? wanted + "Choice" : wanted)
        taken.insert(new.name)
        declared.append(new)
        return (new, true)
    }
}

extension Specifier {
    /// The values that the user chooses from.
    fileprivate var choices: [PropertyList]? {
        switch self {
        case .multiValue(let specifier): specifier.values
        case .radioGroup(let specifier): specifier.values
        default: nil
        }
    }
}
