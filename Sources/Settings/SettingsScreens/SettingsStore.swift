public import Foundation
import SettingsBundle

/// The preferences of an app or an app group, as the Settings app accesses them: only the stored values.
///
/// The Settings app is a separate process. It has no access to defaults that the app registered, or to launch
/// arguments.
public struct SettingsStore {
    /// The object from which the app reads, which is the sender of `UserDefaults.didChangeNotification`.
    public let defaults: UserDefaults
    /// The name of the suite, or `nil` for the app's standard defaults.
    public let suiteName: String?

    /// The app's standard defaults.
    public static var standard: SettingsStore { SettingsStore(.standard, suiteName: nil) }

    /// Creates a store from the app's object and the name of its suite, which a `UserDefaults` doesn't provide.
    ///
    /// - Parameter suiteName: The name of the suite, or `nil` for the standard defaults.
    public init(_ defaults: UserDefaults, suiteName: String?) {
        self.defaults = defaults
        self.suiteName = suiteName
    }

    /// Creates a store for a suite, with a separate `UserDefaults` object.
    public init(suiteName: String) {
        self.init(UserDefaults(suiteName: suiteName) ?? .standard, suiteName: suiteName)
    }

    /// The stored values, by key. Objects that a settings property list can't contain are omitted.
    var values: [String: PropertyList] {
        let stored = defaults.persistentDomain(forName: domain) ?? [:]
        return stored.compactMapValues { try? PropertyList(object: $0) }
    }

    /// Stores a value and notifies the app.
    func write(_ value: PropertyList, forKey key: String) {
        defaults.set(value.object, forKey: key)
        announceChange()
    }

    private var domain: String {
        if let suiteName { return suiteName }
        #if canImport(Darwin)
            return Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        #else
            // The value of `kCFPreferencesCurrentApplication`, the domain in which swift-corelibs-foundation stores
            // these.
            return "kCFPreferencesCurrentApplication"
        #endif
    }

    /// Posts `UserDefaults.didChangeNotification`, which swift-corelibs-foundation doesn't do when a value is set.
    ///
    /// - Note: Undocumented by Apple. It is unknown whether an app on a phone is notified of a change in the Settings
    ///   app. According to Apple's documentation, the notification isn't posted for changes by another process, but
    ///   published apps observe it for this purpose.
    private func announceChange() {
        #if !canImport(Darwin)
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        #endif
    }
}
