extension SpecifierValidator {
    /// The findings about a switch: its two values must differ, and its default must be one of them.
    var switchDiagnostics: [SchemaDiagnostic] {
        guard case .toggleSwitch(let toggle) = specifier else { return [] }
        let (on, off) = (toggle.value(isOn: true), toggle.value(isOn: false))
        var diagnostics: [SchemaDiagnostic] = []
        if on.isEqual(to: off) {
            let message = "the value \(on.quoted) stands for on and for off; the two differ"
            diagnostics.append(error(.switchValues, message, at: .trueValue))
        }
        guard let value = toggle.defaultValue, value.isScalar, !value.isEqual(to: on), !value.isEqual(to: off) else {
            return diagnostics
        }
        let reading = toggle.effectiveDefault.map { "; Settings reads it as \($0.quoted)" } ?? ""
        let message = "\(value.quoted) is neither \(on.quoted) nor \(off.quoted)\(reading)"
        return diagnostics + [warning(.defaultNotAValue, message, at: .defaultValue)]
    }

    /// The findings about a slider: its minimum must be less than its maximum, and its default must be in between.
    var sliderDiagnostics: [SchemaDiagnostic] {
        guard case .slider(let slider) = specifier, let least = slider.minimumValue, let most = slider.maximumValue
        else { return [] }
        for (end, key) in [(least, SchemaKey.minimumValue), (most, .maximumValue)] where !end.isFinite {
            return [error(.sliderRange, "it is not a finite number, as a slider's ends are", at: key)]
        }
        guard least < most else {
            let message = "the maximum \(most.digits) must be greater than the minimum \(least.digits)"
            return [error(.sliderRange, message, at: .maximumValue)]
        }
        guard let value = slider.defaultValue, !(least...most).contains(value) else { return [] }
        let message = "\(value.digits) lies outside of \(least.digits) to \(most.digits)"
        return [warning(.defaultNotAValue, message, at: .defaultValue)]
    }

    /// The findings about a slider's images, which must be in the bundle.
    var imageDiagnostics: [SchemaDiagnostic] {
        guard case .slider = specifier else { return [] }
        return [SchemaKey.minimumValueImage, .maximumValueImage].compactMap { key in
            guard let name = entries.value(of: key)?.string, schema.imageFiles(named: name).isEmpty else { return nil }
            let message = "there is no image '\(name)' in the bundle; the slider is shown without it"
            return warning(.missingImage, message, at: key)
        }
    }
}
