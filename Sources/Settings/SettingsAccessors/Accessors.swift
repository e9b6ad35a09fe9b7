import Foundation
import SettingsBundle
import SwiftText

/// A Swift type with a property for each preference of a settings bundle.
public struct Accessors {
    /// The beginning of a generated file's first line, which distinguishes it from a file written by hand.
    public static let mark = "// Made by 'workbook settings generate'"

    /// The access levels that a top-level type can have.
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
    /// The index of each suite's store in `stores`.
    private var storeIndices: [String?: Int] = [:]
    var panes: [(title: String, accessors: [Accessor])] = []
    /// The findings about preferences that the generated type cannot represent correctly.
    public private(set) var diagnostics: [SchemaDiagnostic] = []

    /// A suite of `UserDefaults`.
    struct Store {
        /// The name of the property that holds the store.
        var name: String
        var suite: String?
        /// The defaults to register: keys and values as Swift source.
        var defaults: [(key: String, value: String)] = []
        /// The keys of the store's preferences.
        var keys: [String] = []
    }

    /// Creates the accessors of a settings bundle.
    ///
    /// - Parameters:
    ///   - schema: The bundle's contents.
    ///   - typeName: The name of the generated type, which `isTypeName` accepts.
    ///   - access: The access level of the generated type.
    ///   - isSendable: `true` to make the type `Sendable`. The members that observe changes require it and are omitted
    ///     otherwise.
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

    /// Returns a Boolean value indicating whether the text is a valid name for the generated type.
    public static func isTypeName(_ text: String) -> Bool { SwiftName.isTypeName(text) }

    private mutating func addStores(
        of suites: [String?], _ defaults: [String?: PropertyListDictionary], names: inout UniqueNames,
        schema: SettingsSchema
    ) {
        for suite in suites where storeIndices[suite] == nil {
            let wanted = suite.map { SwiftName.member($0) ?? "group" } ?? "standard"
            var store = Store(name: stores.isEmpty ? "defaults" : names.name(wanted), suite: suite)
            for (key, value) in defaults[suite] ?? [:] {
                if case .real(let number) = value, !number.isFinite {
                    addUnwritable(key, "is not a finite number, so it is not registered", of: schema)
                } else if let literal = SwiftLiteral.value(value) {
                    store.defaults.append((SwiftLiteral.string(key), literal))
                } else {
                    addUnwritable(key, "is nested too deep to be written in Swift; register it yourself", of: schema)
                }
            }
            storeIndices[suite] = stores.count
            stores.append(store)
        }
        if stores.isEmpty { stores = [Store(name: "defaults", suite: nil)] }
    }

    private mutating func addUnwritable(_ key: String, _ reason: String, of schema: SettingsSchema) {
        let message = "the default of '\(key)' \(reason)"
        diagnostics.append(SchemaDiagnostic(.warning, .unwritableDefault, file: schema.path, message: message))
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
        let index = storeIndices[preference.suite]!
        let source = AccessorSource(
            preference: preference, value: value, name: name, store: stores[index].name, docs: texts.docs,
            choice: choice?.enumeration, isChoiceDeclared: choice?.isNew ?? false)
        if panes.last?.title != preference.pane.name { panes.append((preference.pane.name, [])) }
        panes[panes.count - 1].accessors.append(source.accessor)
        keys.append((SwiftName.written(name), SwiftLiteral.string(preference.key)))
        stores[index].keys.append(SwiftLiteral.string(preference.key))
    }
}

/// The enumerations of a generated type. Rows with the same choices share one enumeration.
private struct ChoiceEnumerations {
    private var declared: [ChoiceEnumeration] = []
    private var usedNames: Set<String>

    /// Creates an empty collection of enumerations.
    ///
    /// - Parameter types: The type names that an enumeration would hide.
    init(avoiding types: Set<String>) { usedNames = types }

    /// Returns the enumeration of the given values, and a Boolean value indicating whether it is new.
    ///
    /// - Parameter value: The default. If it isn't one of the values, the property's type is optional.
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
        new.name = names.name(usedNames.contains(wanted) || names.contains(wanted) ? wanted + "Choice" : wanted)
        usedNames.insert(new.name)
        declared.append(new)
        return (new, true)
    }
}

extension Specifier {
    /// The values from which the user selects one.
    fileprivate var choices: [PropertyList]? {
        switch self {
        case .multiValue(let specifier): specifier.values
        case .radioGroup(let specifier): specifier.values
        default: nil
        }
    }
}
