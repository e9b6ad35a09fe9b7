public import Foundation
public import SettingsBundle

/// The Settings app of the current device.
extension SettingsApp {
    /// Opens the page of an app.
    ///
    /// - Parameters:
    ///   - schema: The app's settings bundle.
    ///   - name: The app's name, which is the title of its first page.
    ///   - store: The app's preferences.
    ///   - appGroups: Returns the preferences of an app group for the value of `ApplicationGroupContainerIdentifier`.
    ///   - languages: The user's languages in order of preference: `["de-AT", "en"]`.
    ///   - idiom: Phone or pad, or `nil` for the current device's idiom. Without a device, it's phone.
    /// - Source: https://developer.apple.com/documentation/foundation/building-a-settings-bundle-for-your-app
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
    /// A bundle that can't be read has a page without rows. `SettingsSchema.diagnostics` contains the reason.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/building-a-settings-bundle-for-your-app
    public init(
        path: String, name: String = "App", store: SettingsStore = .standard,
        appGroups: @escaping (String) -> SettingsStore = { SettingsStore(suiteName: $0) },
        languages: [String] = ["en"], idiom: UIUserInterfaceIdiom? = nil
    ) {
        self.init(
            SettingsSchema(path: path), name: name, store: store, appGroups: appGroups, languages: languages,
            idiom: idiom)
    }

    /// Opens the page of an app whose bundle has the given files: `Root.plist`, `en.lproj/Root.strings`.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/building-a-settings-bundle-for-your-app
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
