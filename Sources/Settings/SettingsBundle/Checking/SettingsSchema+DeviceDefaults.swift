extension SettingsSchema {
    /// The findings about defaults that differ between devices. The generated type registers one default for all
    /// devices.
    package var deviceDiagnostics: [SchemaDiagnostic] {
        let devices = differingDevices
        guard devices.count > 1 else { return [] }
        let all = Dictionary(uniqueKeysWithValues: effectiveDefaults().map { ($0.suite, $0.values) })
        return devices.flatMap { device in
            effectiveDefaults(on: device).flatMap { suite -> [SchemaDiagnostic] in
                let registered = all[suite.suite] ?? [:]
                return suite.values.compactMap { key, value in
                    guard let other = registered[key], other != value else { return nil }
                    let message =
                        "the default of '\(key)' is \(value.quoted) on \(device.deviceName); "
                        + "the generated type registers \(other.quoted) on every device"
                    return SchemaDiagnostic(.warning, .deviceDefaults, file: path, message: message)
                }
            }
        }
    }
}
