package import SettingsBundle

/// The Settings app on the page of one app: the test reads its rows, and changes them as a finger would.
///
/// It reads what is stored each time that a page is asked for, and stores nothing but the changes that a test makes: a
/// row that was never changed shows the `DefaultValue` of the bundle, which is in no `UserDefaults`.
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
    ///   - languages: the user's, the preferred first: `["de-AT", "en"]`.
    ///   - idiom: phone or pad, whose files and rows count.
    package init(
        _ schema: SettingsSchema, name: String, store: SettingsStore, appGroups: @escaping (String) -> SettingsStore,
        languages: [String], on idiom: UserInterfaceIdiom
    ) {
        reader = PaneReader(schema: schema, languages: languages, idiom: idiom)
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
