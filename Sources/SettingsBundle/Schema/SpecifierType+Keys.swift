/// The tables of the schema.
///
/// Source: Apple, "Settings Application Schema Reference".
extension SpecifierType {
    /// The keys that a specifier of this type can have.
    var keys: [SchemaKey] { [.required("Type")] + ownKeys + [.optional("SupportedUserInterfaceIdioms", .texts)] }

    private var ownKeys: [SchemaKey] {
        switch self {
        case .group: [.optional("Title"), .optional("FooterText")]
        case .titleValue:
            [
                .optional("Title"), .required("Key"), .required("DefaultValue", .scalar), .optional("Values", .array),
                .optional("Titles", .texts),
            ]
        case .textField:
            [
                .optional("Title"), .required("Key"), .optional("DefaultValue"), .optional("IsSecure", .boolean),
                .words("KeyboardType", KeyboardType.self),
                .words("AutocapitalizationType", AutocapitalizationType.self),
                .words("AutocorrectionType", AutocorrectionType.self),
            ]
        case .toggleSwitch:
            [
                .required("Title"), .required("Key"), .required("DefaultValue", .scalar),
                .optional("TrueValue", .scalar),
                .optional("FalseValue", .scalar),
            ]
        case .slider:
            [
                .required("Key"), .required("DefaultValue", .number), .required("MinimumValue", .number),
                .required("MaximumValue", .number), .optional("MinimumValueImage"), .optional("MaximumValueImage"),
            ]
        case .multiValue:
            [.required("Title")] + choiceKeys + [.optional("ShortTitles", .texts)]
        case .radioGroup:
            [.optional("Title"), .optional("FooterText")] + choiceKeys
        case .childPane: [.required("Title"), .required("File")]
        }
    }

    private var choiceKeys: [SchemaKey] {
        [
            .required("Key"), .required("DefaultValue", .scalar), .required("Values", .array),
            .required("Titles", .texts),
            .optional("DisplaySortedByTitle", .boolean),
        ]
    }
}
