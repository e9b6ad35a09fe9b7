/// The kind of a finding. `--allow` and `.workbook-settings.yml` accept its name, such as `missing-default`.
public enum SchemaRule: String, Hashable, Sendable, CaseIterable {
    // The bundle and its files.
    case unreadable
    case missingRoot = "missing-root"
    case missingSpecifiers = "missing-specifiers"
    case repeatedEntry = "repeated-entry"
    case tooMany = "too-many"
    case inApp = "in-app"
    case licensePane = "license-pane"
    case configuration

    // Types, keys, and values.
    case unknownType = "unknown-type"
    case unknownKey = "unknown-key"
    case unknownWord = "unknown-word"
    case wrongKind = "wrong-kind"
    case missingEntry = "missing-entry"
    case missingTitle = "missing-title"
    case emptyTitle = "empty-title"
    case missingDefault = "missing-default"

    // Preferences.
    case emptyKey = "empty-key"
    case duplicateKey = "duplicate-key"
    case contradictoryTypes = "contradictory-types"
    case contradictoryDefaults = "contradictory-defaults"
    case appGroup = "app-group"

    // Choices, switches and sliders.
    case titleCount = "title-count"
    case noChoice = "no-choice"
    case mixedValues = "mixed-values"
    case duplicateValue = "duplicate-value"
    case defaultNotAValue = "default-not-a-value"
    case defaultIsTitle = "default-is-title"
    case switchValues = "switch-values"
    case sliderRange = "slider-range"
    case missingImage = "missing-image"

    // Child panes.
    case missingPane = "missing-pane"
    case fileSpelling = "file-spelling"
    case unopenedPane = "unopened-pane"
    case circle

    // Translations.
    case brokenStrings = "broken-strings"
    case unusedStrings = "unused-strings"
    case missingStrings = "missing-strings"
    case missingTranslation = "missing-translation"
    case repeatedTranslation = "repeated-translation"

    // Limitations of `generate`.
    case deviceDefaults = "device-defaults"
    case suiteDefaults = "suite-defaults"
    case unwritableDefault = "unwritable-default"

    /// The meaning of the rule, as a sentence without a period.
    public var explanation: String {
        switch self {
        case .unreadable: "A file or folder of the bundle cannot be read, or is no property list"
        case .missingRoot: "The bundle has no 'Root.plist', its first pane"
        case .missingSpecifiers: "A pane has no array 'PreferenceSpecifiers'"
        case .repeatedEntry: "A key stands twice in one dictionary of a file, and one value is lost"
        case .tooMany: "A file has more findings than are told"
        case .configuration: "The file .workbook-settings.yml says what it cannot say"
        case .inApp: "Something is for InAppSettingsKit, and the Settings app does not show or open it"
        case .licensePane: "A license generator wrote something that the Settings app ignores"
        case .unknownType: "'Type' names no type of row, so the row is not shown"
        case .unknownKey: "A row or a pane has a key that its type does not have, and the Settings app ignores it"
        case .unknownWord: "A keyboard, a capitalization, a correction or a device has an unknown name"
        case .wrongKind: "A value is of another kind than the schema has"
        case .missingEntry: "A row lacks a key that its type requires"
        case .missingTitle: "A row has no 'Title'"
        case .emptyTitle: "A row's 'Title' is empty"
        case .missingDefault: "A row has no 'DefaultValue'"
        case .emptyKey: "The key of a preference is empty"
        case .duplicateKey: "Two rows use one key"
        case .contradictoryTypes: "Two rows of different types use one key"
        case .contradictoryDefaults: "Two rows of one key have different defaults"
        case .appGroup: "The app group that holds the preferences cannot be one"
        case .titleCount: "A row has not as many titles as values"
        case .noChoice: "A row has nothing to choose from"
        case .mixedValues: "The values of a row are of several kinds"
        case .duplicateValue: "A value stands twice in one row"
        case .defaultNotAValue: "A default is none of the values that the row can have"
        case .defaultIsTitle: "A default is one of the titles instead of one of the values"
        case .switchValues: "One value stands for on and for off"
        case .sliderRange: "A slider's ends make no range"
        case .missingImage: "A slider's image is not in the bundle"
        case .missingPane: "A row opens no pane of the bundle"
        case .fileSpelling: "'File' is written with an ending"
        case .unopenedPane: "No row opens a pane"
        case .circle: "A pane leads back to itself"
        case .brokenStrings: "A strings table cannot be read, so nothing in it is translated"
        case .unusedStrings: "No pane names a strings table"
        case .missingStrings: "A language has no strings table of a pane"
        case .missingTranslation: "A strings table lacks texts that another language has"
        case .repeatedTranslation: "A text stands twice in one strings table"
        case .deviceDefaults: "Devices have different defaults, and the generated type registers one for all"
        case .suiteDefaults: "Two app groups have different defaults for one key, and a process registers one for all"
        case .unwritableDefault: "A default cannot be written in Swift"
        }
    }

    /// Returns the rule whose name is most similar to a misspelled name, or `nil` if none is similar enough.
    public static func nearest(to name: String) -> SchemaRule? {
        name.nearest(in: allCases.map(\.rawValue)).flatMap(SchemaRule.init)
    }
}
