public import Foundation
import SettingsBundle

extension SettingsApp {
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
