import SettingsBundle
import SwiftText

extension SettingsSchema {
    /// The preferences, each key of a suite once: of several rows the first that can change it.
    var preferencesByKey: [Preference] {
        struct SuiteKey: Hashable {
            var suite: String?
            var key: String
        }
        var positions: [SuiteKey: Int] = [:]
        return preferences.filter(\.isStored).reduce(into: []) { kept, preference in
            let suiteKey = SuiteKey(suite: preference.suite, key: preference.key)
            if let earlier = positions[suiteKey] {
                if kept[earlier].isShownOnly, !preference.isShownOnly { kept[earlier] = preference }
            } else {
                positions[suiteKey] = kept.count
                kept.append(preference)
            }
        }
    }

    /// Keys with a default in several suites: a process registers one for all of them.
    var suiteDiagnostics: [SchemaDiagnostic] {
        var first: [String: PropertyList] = [:]
        return effectiveDefaults().flatMap { suite in
            suite.values.compactMap { key, value -> SchemaDiagnostic? in
                guard let other = first.updateValue(value, forKey: key), other != value else { return nil }
                let message =
                    "the key '\(key)' has different defaults in two suites, and a process registers one for all "
                    + "suites; give one of them another key"
                return SchemaDiagnostic(.warning, .suiteDefaults, file: path, message: message)
            }
        }
    }

    /// Defaults that differ between devices: the generated type registers one for all.
    var deviceDiagnostics: [SchemaDiagnostic] {
        let devices = differingDevices
        guard devices.count > 1 else { return [] }
        let all = Dictionary(uniqueKeysWithValues: effectiveDefaults().map { ($0.suite, $0.values) })
        return devices.flatMap { device in
            effectiveDefaults(on: device).flatMap { suite -> [SchemaDiagnostic] in
                let registered = all[suite.suite] ?? [:]
                return suite.values.compactMap { key, value in
                    guard let other = registered[key], other != value else { return nil }
                    let own = SwiftLiteral.value(value) ?? value.kindName
                    let registeredOne = SwiftLiteral.value(other) ?? other.kindName
                    let message =
                        "the default of '\(key)' is \(own) on \(device.deviceName); "
                        + "the generated type registers \(registeredOne) on every device"
                    return SchemaDiagnostic(.warning, .deviceDefaults, file: path, message: message)
                }
            }
        }
    }
}

extension Preference {
    /// Whether the row stands for a value, unlike InAppSettingsKit's buttons, whose keys are names for the app.
    fileprivate var isStored: Bool {
        guard case .other(let other) = specifier else { return true }
        return other.isInAppSettingsKit
            && (other.defaultValue?.isScalar == true || other.typeName == "IASKTextViewSpecifier")
    }

    fileprivate var isShownOnly: Bool { specifier.type == .titleValue || specifier.type == nil }
}
