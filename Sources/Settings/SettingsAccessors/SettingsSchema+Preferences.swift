import SettingsBundle
import SwiftText

extension SettingsSchema {
    /// The stored preferences, with each key of a suite once. Of several rows with the same key, the first that can
    /// change the value is used.
    var preferencesByKey: [Preference] {
        struct SuiteKey: Hashable {
            var suite: String?
            var key: String
        }
        var positions: [SuiteKey: Int] = [:]
        return preferences.filter(\.isStored).reduce(into: []) { kept, preference in
            let suiteKey = SuiteKey(suite: preference.suite, key: preference.key)
            if let earlier = positions[suiteKey] {
                if kept[earlier].isReadOnly, !preference.isReadOnly { kept[earlier] = preference }
            } else {
                positions[suiteKey] = kept.count
                kept.append(preference)
            }
        }
    }

    /// The findings about keys whose defaults differ between suites. A process registers one default for all suites.
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
}

extension Preference {
    /// A Boolean value indicating whether the row represents a stored value. The buttons of InAppSettingsKit don't:
    /// their keys are names for the app.
    fileprivate var isStored: Bool {
        guard case .other(let other) = specifier else { return true }
        return other.isInAppSettingsKit
            && (other.defaultValue?.isScalar == true || other.typeName == "IASKTextViewSpecifier")
    }

    fileprivate var isReadOnly: Bool { specifier.type == .titleValue || specifier.type == nil }
}
