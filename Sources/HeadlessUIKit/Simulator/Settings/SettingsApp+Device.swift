public import Foundation
public import SettingsBundle

/// The Settings app of the current device.
extension SettingsApp {
    /// Opens the page of an app.
    ///
    /// - Parameters:
    ///   - schema: the app's settings bundle.
    ///   - name: the app's name, the title of its first page.
    ///   - store: the app's preferences.
    ///   - appGroups: the preferences of an app group, by what stands under `ApplicationGroupContainerIdentifier`.
    ///   - languages: the user's, the preferred first: `["de-AT", "en"]`.
    ///   - idiom: phone or pad; nil for the current device's, and for a phone where there is no device.
    public init(
        _ schema: SettingsSchema, name: String = "App", store: SettingsStore = .standard,
        appGroups: @escaping (String) -> SettingsStore = { SettingsStore(suiteName: $0) },
        languages: [String] = ["en"], idiom: UIUserInterfaceIdiom? = nil
    ) {
        let idiom = idiom ?? Device.current.idiom
        self.init(
            schema, name: name, store: store, appGroups: appGroups, languages: languages,
            on: idiom == .pad ? .pad : .phone)
    }

    /// Opens the page of an app whose bundle is a folder: `Settings.bundle`.
    ///
    /// A bundle that cannot be read has a page without rows; `SettingsSchema.diagnostics` says why.
    public init(
        path: String, name: String = "App", store: SettingsStore = .standard,
        appGroups: @escaping (String) -> SettingsStore = { SettingsStore(suiteName: $0) },
        languages: [String] = ["en"], idiom: UIUserInterfaceIdiom? = nil
    ) {
        self.init(
            SettingsSchema(path: path), name: name, store: store, appGroups: appGroups, languages: languages,
            idiom: idiom)
    }

    /// Opens the page of an app whose bundle has these files: `Root.plist`, `en.lproj/Root.strings`.
    public init(
        files: [String: Data], name: String = "App", store: SettingsStore = .standard,
        appGroups: @escaping (String) -> SettingsStore = { SettingsStore(suiteName: $0) },
        languages: [String] = ["en"], idiom: UIUserInterfaceIdiom? = nil
    ) {
        let contents = files.mapValues(BundleFiles.Content.bytes)
        self.init(
            SettingsSchema(files: BundleFiles(path: "Settings.bundle", contents: contents)), name: name, store: store,
            appGroups: appGroups, languages: languages, idiom: idiom)
    }
}
