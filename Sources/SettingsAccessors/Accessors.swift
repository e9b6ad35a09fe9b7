import SettingsBundle
import SwiftText

/// A Swift type with a property for each preference of a settings bundle.
public struct Accessors {
    /// What the first line of a generated file says, so that it can be told from one that a person wrote.
    public static let mark = "// Made by 'workbook settings generate'"

    let typeName: String
    let bundleName: String
    var stores: [Store] = []
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
    }

    /// - Parameter typeName: a Swift type's name; `isTypeName` tells.
    public init(_ schema: SettingsSchema, typeName: String = "AppSettings") {
        self.typeName = typeName
        bundleName = schema.path.split(separator: "/").last.map(String.init) ?? schema.path
        let preferences = schema.preferencesByKey
        var names = UniqueNames(reserved: [
            "defaults", "defaultValues", "init", "self", "Self", "Type", "Protocol", typeName,
        ])
        let defaults = schema.effectiveDefaults()
        let translation = Translation(of: schema, into: ["en"])
        addStores(of: preferences, defaults, names: &names, schema: schema)
        var types = UniqueNames.reservedTypes.union([typeName])
        for preference in preferences {
            let value = defaults.first { $0.suite == preference.suite }?.values[preference.key]
            add(preference, value: value, translation: translation, names: &names, types: &types)
        }
        diagnostics += schema.deviceDiagnostics + schema.suiteDiagnostics
    }

    /// Whether a text can be the name of the generated type.
    public static func isTypeName(_ text: String) -> Bool { SwiftName.isTypeName(text) }

    private mutating func addStores(
        of preferences: [Preference], _ defaults: [SuiteDefaults], names: inout UniqueNames, schema: SettingsSchema
    ) {
        let suites = preferences.map(\.suite) + defaults.map(\.suite)
        for suite in suites where !stores.contains(where: { $0.suite == suite }) {
            let wanted = suite.map { SwiftName.member($0) ?? "group" } ?? "standard"
            var store = Store(name: stores.isEmpty ? "defaults" : names.name(wanted), suite: suite)
            for (key, value) in defaults.first(where: { $0.suite == suite })?.values ?? [:] {
                if let literal = SwiftLiteral.value(value) {
                    store.defaults.append((SwiftLiteral.string(key), literal))
                } else {
                    let message =
                        "the default of '\(key)' is nested too deep to be written in Swift; register it yourself"
                    diagnostics.append(
                        SchemaDiagnostic(.warning, .unwritableDefault, file: schema.path, message: message))
                }
            }
            stores.append(store)
        }
        if stores.isEmpty { stores = [Store(name: "defaults", suite: nil)] }
    }

    private mutating func add(
        _ preference: Preference, value: PropertyList?, translation: Translation, names: inout UniqueNames,
        types: inout Set<String>
    ) {
        let texts = PreferenceTexts(preference: preference, translation: translation)
        let name = names.name(SwiftName.member(preference.key) ?? texts.title.flatMap(SwiftName.member) ?? "setting")
        var choice: ChoiceEnumeration?
        if let values = preference.specifier.choices {
            let type = names.typeName(for: name, avoiding: types)
            choice = ChoiceEnumeration(name: type, values: values, titles: texts.choiceTitles)
            if choice != nil { types.insert(type) }
        }
        let source = AccessorSource(
            preference: preference, value: value, name: name,
            store: stores.first { $0.suite == preference.suite }!.name, docs: texts.docs, choice: choice)
        if panes.last?.title != preference.pane.name { panes.append((preference.pane.name, [])) }
        panes[panes.count - 1].accessors.append(source.accessor)
    }
}

extension UniqueNames {
    /// The name of the enumeration for a property.
    fileprivate mutating func typeName(for property: String, avoiding types: Set<String>) -> String {
        let wanted = SwiftName.type(property) ?? "Value"
        return name(types.contains(wanted) || contains(wanted) ? wanted + "Choice" : wanted)
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
