import Foundation

/// The places where the app's settings are, which `UserDefaults` searches as one.
@MainActor
struct AppStore {
    let defaults: UserDefaults
    /// The domain in which the app and Settings store: for `standard` the app's identifier.
    private let name: String

    init(_ defaults: UserDefaults = .standard, name: String? = Bundle.main.bundleIdentifier) {
        self.defaults = defaults
        self.name = name ?? ""
    }

    var settings: Settings { Settings(defaults) }

    /// The domains, in the order in which they are searched.
    var domains: [Domain] {
        let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
        let registered = defaults.volatileDomain(forName: UserDefaults.registrationDomain)
        return [
            Domain("launch arguments", arguments),
            Domain("stored by Settings or the app", storedObjects),
            Domain("registered at launch", registered),
        ]
    }

    /// What is stored under the app's keys, old and new, and nothing that is registered.
    var stored: [String: Stored] {
        let keys = AppStore.keys + ["nightMode", "fontSize"]
        return storedObjects.filter { keys.contains($0.key) }.compactMapValues(Stored.init)
    }

    private var storedObjects: [String: Any] { defaults.persistentDomain(forName: name) ?? [:] }

    static let keys = [
        Keys.theme.key, Keys.showsPageNumbers.key, Keys.textSize.key, Keys.syncs.key,
        Keys.keptDays.key, Keys.version.key,
    ]

    /// Stores some values in place of what is stored, and tells whoever listens to `Settings`.
    func replace(with values: [String: Stored]) {
        for key in stored.keys where values[key] == nil { defaults.removeObject(forKey: key) }
        for (key, value) in values where stored[key] != value {
            defaults.set(value.object, forKey: key)
        }
        NotificationCenter.default.post(name: Settings.didChange, object: nil)
    }
}

extension Domain {
    init(_ name: String, _ values: [String: Any]) {
        self.init(name: name, values: values.compactMapValues { Stored($0)?.words })
    }
}

extension Stored {
    /// On a phone a flag can be read as a number and a number as a flag: 0 and 1 count as flags.
    init?(_ object: Any) {
        switch object {
        case let flag as Bool: self = .flag(flag)
        case let number as Double: self = .number(number)
        case let number as Int: self = .number(Double(number))
        case let text as String: self = .text(text)
        default: return nil
        }
    }

    var object: Any {
        switch self {
        case .flag(let flag): flag
        case .number(let number): number
        case .text(let text): text
        }
    }

    var words: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): number.formatted()
        case .text(let text): "“\(text)”"
        }
    }
}
