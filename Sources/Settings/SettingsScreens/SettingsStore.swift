public import Foundation
import SettingsBundle

/// The preferences of an app, or of an app group, as the Settings app sees them: what is stored, and nothing else.
///
/// Settings is a process of its own. What the app registered, or was launched with, is not there.
public struct SettingsStore {
    /// The object that the app reads from; the sender of `UserDefaults.didChangeNotification`.
    public let defaults: UserDefaults
    /// The name of the suite; nil for the app's standard defaults.
    public let suiteName: String?

    /// The app's standard defaults.
    public static var standard: SettingsStore { SettingsStore(.standard, suiteName: nil) }

    /// Takes the app's object and the name of the suite that it was made with, which a `UserDefaults` does not tell.
    ///
    /// - Parameter suiteName: nil for the standard defaults.
    public init(_ defaults: UserDefaults, suiteName: String?) {
        self.defaults = defaults
        self.suiteName = suiteName
    }

    /// A suite with an object of its own.
    public init(suiteName: String) {
        self.init(UserDefaults(suiteName: suiteName) ?? .standard, suiteName: suiteName)
    }

    /// What is stored, by key. Objects that no property list of settings holds are left out.
    var values: [String: PropertyList] {
        let stored = defaults.persistentDomain(forName: domain) ?? [:]
        return stored.compactMapValues { try? PropertyList(object: $0) }
    }

    /// Stores a value and tells the app.
    func write(_ value: PropertyList, forKey key: String) {
        defaults.set(value.object, forKey: key)
        announceChange()
    }

    private var domain: String {
        if let suiteName { return suiteName }
        #if canImport(Darwin)
            return Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        #else
            // The value of `kCFPreferencesCurrentApplication`, by which swift-corelibs-foundation keeps these.
            return "kCFPreferencesCurrentApplication"
        #endif
    }

    /// Posts `UserDefaults.didChangeNotification`, which swift-corelibs-foundation does not do when a value is set.
    ///
    /// Open: whether an app on a phone hears of it. By Apple's documentation the notification is not posted for a
    /// change that another process makes; published apps listen for it all the same, to hear of the Settings app.
    private func announceChange() {
        #if !canImport(Darwin)
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        #endif
    }
}
