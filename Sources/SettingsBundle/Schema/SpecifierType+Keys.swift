/// The table of the schema: which type has which keys, in the order in which messages list them.
///
/// Source: Apple, "Settings Application Schema Reference".
extension SpecifierType {
    /// The keys that a specifier of this type can have.
    package var keys: [KeyRule] { [.required(.type)] + ownKeys + [.optional(.supportedUserInterfaceIdioms)] }

    private var ownKeys: [KeyRule] {
        switch self {
        case .group: [.optional(.title), .optional(.footerText)]
        case .titleValue:
            [.optional(.title), .required(.key), .expected(.defaultValue), .optional(.values), .optional(.titles)]
        case .textField:
            [
                .optional(.title), .required(.key), .optional(.defaultText), .optional(.isSecure),
                .optional(.keyboardType), .optional(.autocapitalizationType), .optional(.autocorrectionType),
            ]
        case .toggleSwitch:
            [
                .expected(.title), .required(.key), .required(.defaultValue), .optional(.trueValue),
                .optional(.falseValue),
            ]
        case .slider:
            [
                .required(.key), .required(.defaultNumber), .required(.minimumValue), .required(.maximumValue),
                .optional(.minimumValueImage), .optional(.maximumValueImage),
            ]
        case .multiValue: [.expected(.title)] + choiceKeys + [.optional(.shortTitles)]
        case .radioGroup: [.optional(.title), .optional(.footerText)] + choiceKeys
        case .childPane: [.expected(.title), .required(.file)]
        }
    }

    private var choiceKeys: [KeyRule] {
        [
            .required(.key), .required(.defaultValue), .required(.values), .required(.titles),
            .optional(.displaySortedByTitle),
        ]
    }
}
