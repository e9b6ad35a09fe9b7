/// All keys of the schema.
///
/// Source: Apple, "Settings Application Schema Reference".
extension SchemaKey<String> {
    static var type: SchemaKey { string("Type") }
    static var title: SchemaKey { text("Title") }
    static var key: SchemaKey { string("Key") }
    static var footerText: SchemaKey { text("FooterText") }
    /// The default of a text field.
    static var defaultText: SchemaKey { text("DefaultValue") }
    static var minimumValueImage: SchemaKey { text("MinimumValueImage") }
    static var maximumValueImage: SchemaKey { text("MaximumValueImage") }
    static var file: SchemaKey { string("File") }

    // The keys of panes.
    static var stringsTable: SchemaKey { string("StringsTable") }
    static var applicationGroupContainerIdentifier: SchemaKey { string("ApplicationGroupContainerIdentifier") }
}

extension SchemaKey<PropertyList> {
    /// The default of a row that stores one of several values or compares its value with them.
    package static var defaultValue: SchemaKey { scalar("DefaultValue") }
    /// The default of a row with choices, which can be values of any type.
    static var defaultChoice: SchemaKey { any("DefaultValue") }
    static var trueValue: SchemaKey { scalar("TrueValue") }
    static var falseValue: SchemaKey { scalar("FalseValue") }
}

extension SchemaKey<Bool> {
    static var isSecure: SchemaKey { boolean("IsSecure") }
    static var displaySortedByTitle: SchemaKey { boolean("DisplaySortedByTitle") }
}

extension SchemaKey<Double> {
    /// The default of a slider.
    static var defaultNumber: SchemaKey { number("DefaultValue") }
    static var minimumValue: SchemaKey { number("MinimumValue") }
    static var maximumValue: SchemaKey { number("MaximumValue") }
}

extension SchemaKey<[PropertyList]> {
    static var values: SchemaKey { array("Values") }

    // The keys of panes.
    static var specifiers: SchemaKey { array("PreferenceSpecifiers") }
}

extension SchemaKey<[String]> {
    static var titles: SchemaKey { texts("Titles") }
    static var shortTitles: SchemaKey { texts("ShortTitles") }
}

extension SchemaKey<KeyboardType> {
    static var keyboardType: SchemaKey { word("KeyboardType") }
}

extension SchemaKey<AutocapitalizationType> {
    static var autocapitalizationType: SchemaKey { word("AutocapitalizationType") }
}

extension SchemaKey<AutocorrectionType> {
    static var autocorrectionType: SchemaKey { word("AutocorrectionType") }
}

extension SchemaKey<[UserInterfaceIdiom]> {
    static var supportedUserInterfaceIdioms: SchemaKey { idioms("SupportedUserInterfaceIdioms") }
}
