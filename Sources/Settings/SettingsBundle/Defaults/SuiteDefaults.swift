/// The defaults that an app must register with one `UserDefaults` suite.
public struct SuiteDefaults: Hashable, Sendable {
    /// The suite's name, which is an app group, or `nil` for the app's standard defaults.
    public var suite: String?
    /// The values by the keys of the preferences, in the order of the rows.
    public var values: PropertyListDictionary

    public init(suite: String?, values: PropertyListDictionary) {
        self.suite = suite
        self.values = values
    }

    /// The dictionary to pass to `register(defaults:)` of `UserDefaults(suiteName: suite)`.
    public var registrationDictionary: [String: any Sendable] {
        Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.value.object) })
    }
}
