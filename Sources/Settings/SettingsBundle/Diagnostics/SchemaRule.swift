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
    case unusedFile = "unused-file"
    case configuration

    // Types, keys, and values.
    case unknownType = "unknown-type"
    case unknownKey = "unknown-key"
    case unknownWord = "unknown-word"
    case wrongKind = "wrong-kind"
    case missingEntry = "missing-entry"
    case missingTitle = "missing-title"
    case emptyTitle = "empty-title"
    case duplicateTitle = "duplicate-title"
    case longTitle = "long-title"
    case placeholder = "placeholder"
    case missingDefault = "missing-default"
    case dateDefault = "date-default"
    case secretDefault = "secret-default"
    case insecureField = "insecure-field"
    case defaultNotTypable = "default-not-typable"

    // Preferences.
    case emptyKey = "empty-key"
    case oddKey = "odd-key"
    case systemKey = "system-key"
    case unobservableKey = "unobservable-key"
    case similarKey = "similar-key"
    case duplicateKey = "duplicate-key"
    case contradictoryTypes = "contradictory-types"
    case contradictoryDefaults = "contradictory-defaults"
    case appGroup = "app-group"

    // Choices, switches and sliders.
    case titleCount = "title-count"
    case noChoice = "no-choice"
    case singleChoice = "single-choice"
    case manyChoices = "many-choices"
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
    case repeatedPane = "repeated-pane"
    case emptyPane = "empty-pane"
    case emptyGroup = "empty-group"

    // Translations.
    case brokenStrings = "broken-strings"
    case unusedStrings = "unused-strings"
    case missingStrings = "missing-strings"
    case missingTranslation = "missing-translation"
    case repeatedTranslation = "repeated-translation"
    case emptyTranslation = "empty-translation"
    case unusedText = "unused-text"
    case misplacedStrings = "misplaced-strings"
    case unknownLanguage = "unknown-language"

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
        case .unusedFile: "A file is shipped, and nothing in the bundle uses it"
        case .unknownType: "'Type' names no type of row, so the row is not shown"
        case .unknownKey: "A row or a pane has a key that its type does not have, and the Settings app ignores it"
        case .unknownWord: "A keyboard, a capitalization, a correction or a device has an unknown name"
        case .wrongKind: "A value is of another kind than the schema has"
        case .missingEntry: "A row lacks a key that its type requires"
        case .missingTitle: "A row has no 'Title'"
        case .emptyTitle: "A row's 'Title' is empty"
        case .duplicateTitle: "Two rows of a group, or two choices of a row, have one title"
        case .longTitle: "A title has more than 60 characters, and a phone shows its beginning"
        case .placeholder: "A text has a placeholder such as %@, which is shown as it is"
        case .missingDefault: "A row has no 'DefaultValue'"
        case .dateDefault: "The default of a title row is a date or data, and Apple does not document what is shown"
        case .secretDefault: "A secure field has a default, which anyone can read in the app"
        case .insecureField: "A field for a secret is not secure, so it is shown in clear text"
        case .defaultNotTypable: "A default has characters that the keyboard of its field lacks"
        case .emptyKey: "The key of a preference is empty"
        case .oddKey: "The key of a preference has spaces"
        case .systemKey: "The key of a preference is one of the system's own"
        case .unobservableKey: "Key-value observing cannot observe the key of a preference"
        case .similarKey: "Two keys differ in their capital letters only"
        case .duplicateKey: "Two rows use one key"
        case .contradictoryTypes: "Two rows of different types use one key"
        case .contradictoryDefaults: "Two rows of one key have different defaults"
        case .appGroup: "The app group that holds the preferences cannot be one"
        case .titleCount: "A row has not as many titles as values"
        case .noChoice: "A row has nothing to choose from"
        case .singleChoice: "A row has one value to choose from"
        case .manyChoices: "A row has more than 50 values to choose from"
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
        case .repeatedPane: "Two rows of a pane open one pane"
        case .emptyPane: "A pane shows nothing"
        case .emptyGroup: "A group has a title and no row"
        case .brokenStrings: "A strings table cannot be read, so nothing in it is translated"
        case .unusedStrings: "No pane names a strings table"
        case .missingStrings: "A language has no strings table of a pane"
        case .missingTranslation: "A strings table lacks texts that another language has"
        case .repeatedTranslation: "A text stands twice in one strings table"
        case .emptyTranslation: "The translation of a text is empty"
        case .unusedText: "A strings table has texts that no row uses"
        case .misplacedStrings: "A strings table is in no language's folder"
        case .unknownLanguage: "A folder is named for a language that does not exist"
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
