import SettingsBundle

/// What a control shows.
extension Control {
    /// The rows on a pane.
    ///
    /// - Parameter stored: what the preferences hold for the key; nil for nothing.
    func rows(stored: PropertyList?) -> [SettingsApp.Row] {
        if case .radioGroup = specifier { return choiceRows(stored: stored) }
        return [SettingsApp.Row(title, key: key, content(stored: stored))]
    }

    /// A row for each choice, as a radio group and the list of a multi-value row have them.
    func choiceRows(stored: PropertyList?) -> [SettingsApp.Row] {
        let chosen = chosen(stored: stored)
        return choices.enumerated().map { index, choice in
            SettingsApp.Row(choice.title, key: key, .choice(isChosen: index == chosen))
        }
    }

    private func content(stored: PropertyList?) -> SettingsApp.Row.Content {
        switch specifier {
        case .titleValue:
            // A value that has no title is shown as it is.
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

    /// The value that counts: what is stored, read as the kind of the row, or else the default.
    ///
    /// Open: what Settings does with a stored value of the wrong kind. Here it is read as a `DefaultValue` of that kind
    /// would be, and what cannot be read so gives nil: the default does not stand in for it, for the user did choose.
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

    /// The place of the chosen one among the choices; of equal values the first counts.
    func chosen(stored: PropertyList?) -> Int? {
        guard let value = value(stored: stored) else { return nil }
        return choices.firstIndex { $0.value.isEqual(to: value) }
    }

    private func text(stored: PropertyList?) -> String { value(stored: stored)?.text ?? "" }
}

extension PSSliderSpecifier {
    /// From the smallest to the greatest value; from 0 to 1 where the bundle has no usable ones, as `UISlider`.
    var range: ClosedRange<Double> {
        let least = minimumValue ?? 0
        let most = maximumValue ?? 1
        return least.isFinite && most.isFinite && least < most ? least...most : 0...1
    }

    /// The number nearest to a wanted one that the slider can have; without a number the left end.
    func position(of number: Double?) -> Double {
        guard let number, !number.isNaN else { return range.lowerBound }
        return min(max(number, range.lowerBound), range.upperBound)
    }
}
