/// The table of the schema: the keys of each type, in the order in which messages list them.
///
/// Source: Apple, "Settings Application Schema Reference".
extension SpecifierType {
    /// The keys that a specifier of this type can have.
    package var keys: [KeyRule] { [.required(.type)] + specificKeys + [.optional(.supportedUserInterfaceIdioms)] }

    private var specificKeys: [KeyRule] {
        switch self {
        case .group: [.optional(.title), .optional(.footerText)]
        case .titleValue:
            [
                .optional(.title), .required(.key), .defaultValue(.defaultValue, or: "the row works without it"),
                .optional(.values), .optional(.titles),
            ]
        case .textField:
            [
                .optional(.title), .required(.key), .optional(.defaultText), .optional(.isSecure),
                .optional(.keyboardType), .optional(.autocapitalizationType), .optional(.autocorrectionType),
            ]
        case .toggleSwitch:
            [
                .title(), .required(.key), .defaultValue(.defaultValue, or: "without it the switch is off at first"),
                .optional(.trueValue), .optional(.falseValue),
            ]
        case .slider:
            [
                .required(.key), .defaultValue(.defaultNumber, or: "without it the slider is at its left end at first"),
                .required(.minimumValue), .required(.maximumValue),
                .optional(.minimumValueImage), .optional(.maximumValueImage),
            ]
        case .multiValue: [.title()] + choiceKeys + [.optional(.shortTitles)]
        case .radioGroup: [.optional(.title), .optional(.footerText)] + choiceKeys
        case .childPane: [.title(), .required(.file)]
        }
    }

    private var choiceKeys: [KeyRule] {
        [
            .required(.key), .defaultValue(.defaultChoice, or: "without it nothing is chosen at first"),
            .required(.values), .required(.titles), .optional(.displaySortedByTitle),
        ]
    }
}
