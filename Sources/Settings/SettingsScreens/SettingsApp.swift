package import SettingsBundle

/// The Settings app on the page of one app. A test reads its rows and changes them as a user would.
///
/// The stored values are read every time a page is requested, and only the changes that a test makes are stored. A row
/// that was never changed shows the `DefaultValue` of the bundle, which isn't in any `UserDefaults`. Source: Apple,
/// "Settings Application Schema Reference".
public struct SettingsApp {
    let reader: PaneReader
    private let store: SettingsStore
    private let appGroups: (String) -> SettingsStore
    var path: SettingsPath

    /// Opens the page of an app.
    ///
    /// - Parameters:
    ///   - schema: The app's settings bundle.
    ///   - name: The app's name, which is the title of its first page.
    ///   - store: The app's preferences.
    ///   - appGroups: The preferences of an app group, by the value of `ApplicationGroupContainerIdentifier`.
    ///   - languages: The user's languages in the order of preference: `["de-AT", "en"]`.
    ///   - idiom: The device, phone or pad, whose files and rows are used.
    package init(
        _ schema: SettingsSchema, name: String, store: SettingsStore, appGroups: @escaping (String) -> SettingsStore,
        languages: [String], on idiom: UserInterfaceIdiom
    ) {
        reader = PaneReader(schema: schema, languages: languages, idiom: idiom)
        path = SettingsPath(root: reader.root(title: name))
        self.store = store
        self.appGroups = appGroups
    }

    /// The page on the screen.
    public var page: Page { reader.page(at: path, stored: currentStore.values) }

    /// The rows of all groups on the screen.
    public var rows: [Row] { page.rows }

    /// The preferences of the open pane.
    var currentStore: SettingsStore { path.pane.suite.map(appGroups) ?? store }
}
