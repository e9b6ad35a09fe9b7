import Synchronization

/// The accessibility settings that the user turned on. A lock protects them, because apps query them on any thread.
final class AccessibilitySettings: Sendable {
    private let active: Mutex<Set<AccessibilitySetting>>

    init(_ active: Set<AccessibilitySetting>) {
        self.active = Mutex(active)
    }

    func isOn(_ setting: AccessibilitySetting) -> Bool {
        active.withLock { $0.contains(setting) }
    }

    /// Turns a setting on or off.
    ///
    /// - Returns: `true` if the setting has changed.
    func set(_ setting: AccessibilitySetting, isOn: Bool) -> Bool {
        active.withLock { isOn ? $0.insert(setting).inserted : $0.remove(setting) != nil }
    }
}

extension Phone {
    nonisolated var accessibility: AccessibilitySettings {
        states[AccessibilitySettings.self, default: AccessibilitySettings(hardware.accessibility)]
    }
}
