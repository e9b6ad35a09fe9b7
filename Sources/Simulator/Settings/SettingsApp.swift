public import SettingsBundle

/// The Settings app on the page of one app: the test reads its rows, and changes them as a finger would.
///
/// It reads what is stored each time that it is asked, and stores nothing but what the hand changes: a row that was never
/// touched shows the `DefaultValue` of the bundle, which is in no `UserDefaults`.
/// Source: Apple, "Settings Application Schema Reference".
public struct SettingsApp {
    let reader: PaneReader
    private let store: SettingsStore
    private let appGroups: (String) -> SettingsStore
    var path: SettingsPath

    /// Opens the page of an app.
    ///
    /// - Parameters:
    ///   - schema: the app's settings bundle.
    ///   - name: the app's name, the title of its first page.
    ///   - store: the app's preferences.
    ///   - appGroups: the preferences of an app group, by what stands under `ApplicationGroupContainerIdentifier`.
    ///   - languages: names of `.lproj` folders, the preferred first.
    ///   - idiom: phone or pad; nil for the current device's, and for a phone where there is no device.
    public init(
        _ schema: SettingsSchema, name: String = "App", store: SettingsStore = .standard,
        appGroups: @escaping (String) -> SettingsStore = { SettingsStore(suiteName: $0) },
        languages: [String] = ["en"], idiom: UIUserInterfaceIdiom? = nil
    ) {
        let idiom = idiom ?? Device.current?.idiom ?? .phone
        reader = PaneReader(schema: schema, languages: languages, idiom: idiom == .pad ? .pad : .phone)
        path = SettingsPath(root: reader.root(title: name))
        self.store = store
        self.appGroups = appGroups
    }

    /// What is on the screen.
    public var page: Page { reader.page(at: path, stored: currentStore.values) }

    /// The rows on the screen, of all groups.
    public var rows: [Row] { page.rows }

    /// The preferences that the open pane is about.
    var currentStore: SettingsStore { path.pane.suite.map(appGroups) ?? store }
}
