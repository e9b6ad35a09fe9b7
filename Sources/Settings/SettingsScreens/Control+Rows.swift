import SettingsBundle

/// The rows of a control.
extension Control {
    /// Returns the rows on a pane.
    ///
    /// - Parameter stored: The stored value for the key, or `nil` if there is none.
    func rows(stored: PropertyList?) -> [SettingsApp.Row] {
        if case .radioGroup = specifier { return choiceRows(stored: stored) }
        return [SettingsApp.Row(title, key: key, content(stored: stored))]
    }

    /// Returns a row for each choice of a radio group or of a multi-value row's list.
    func choiceRows(stored: PropertyList?) -> [SettingsApp.Row] {
        let chosen = chosen(stored: stored)
        return choices.enumerated().map { index, choice in
            SettingsApp.Row(choice.title, key: key, .choice(isChosen: index == chosen))
        }
    }

    private func content(stored: PropertyList?) -> SettingsApp.Row.Content {
        switch specifier {
        case .titleValue:
            // A value without a title is shown as its text.
            .titleValue(chosen(stored: stored).map { choices[$0].title } ?? value(stored: stored)?.text ?? "")
        case .textField(let row):
            row.isSecure == true
                ? .secureTextField(dots: text(stored: stored).count) : .textField(text(stored: stored))
        case .toggleSwitch: .toggleSwitch(isOn: isOn(stored: stored))
        case .slider(let row):
            .slider(
                SettingsApp.Row.Slider(
                    row.position(of: value(stored: stored)?.number), in: row.range,
                    minimumImage: row.minimumValueImage, maximumImage: row.maximumValueImage))
        case .multiValue: .multiValue(chosen(stored: stored).map { choices[$0].shortTitle } ?? "")
        case .childPane: .childPane
        case .group, .radioGroup, .other, .malformed:
            preconditionFailure("\(specifier) is not one row")
        }
    }

    /// Returns the effective value: the stored value, converted to the row's type, or the default if nothing is stored.
    ///
    /// - Note: Undocumented by Apple. The Settings app's treatment of a stored value of the wrong type is unknown. This
    ///   implementation converts it like a `DefaultValue` of that type. The result is `nil` if that fails, and not the
    ///   default, because the user made a choice.
    func value(stored: PropertyList?) -> PropertyList? {
        guard let stored else { return specifier.effectiveDefault }
        var entries = specifier.entries
        entries[.defaultValue] = stored
        return Specifier(.dictionary(entries)).effectiveDefault
    }

    func isOn(stored: PropertyList?) -> Bool {
        guard case .toggleSwitch(let row) = specifier, let value = value(stored: stored) else { return false }
        return value.isEqual(to: row.value(isOn: true))
    }

    /// Returns the index of the selected choice. Of equal values, the first is used.
    func chosen(stored: PropertyList?) -> Int? {
        guard let value = value(stored: stored) else { return nil }
        return choices.firstIndex { $0.value.isEqual(to: value) }
    }

    private func text(stored: PropertyList?) -> String { value(stored: stored)?.text ?? "" }
}

extension PSSliderSpecifier {
    /// The range from the minimum to the maximum value, or from 0 to 1, as in `UISlider`, if the bundle has no usable
    /// values.
    var range: ClosedRange<Double> {
        let least = minimumValue ?? 0
        let most = maximumValue ?? 1
        return least.isFinite && most.isFinite && least < most ? least...most : 0...1
    }

    /// Returns the number within the slider's range that is nearest to the given one, or the minimum if it is `nil`.
    func position(of number: Double?) -> Double {
        guard let number, !number.isNaN else { return range.lowerBound }
        return min(max(number, range.lowerBound), range.upperBound)
    }
}
