extension SettingsApp {
    /// A row on the screen, in the user's language.
    public struct Row: Equatable, Sendable {
        /// The text at the left; empty for a slider, and where the bundle has none.
        public var title: String
        /// The key of the preference; nil where there is none.
        public var key: String?
        public var content: Content

        public init(_ title: String, key: String? = nil, _ content: Content) {
            self.title = title
            self.key = key
            self.content = content
        }
    }
}

extension SettingsApp.Row {
    /// What a row shows beside its title.
    public enum Content: Equatable, Sendable {
        /// A text that the user cannot change.
        case titleValue(String)
        case textField(String)
        /// As many dots as the text has characters.
        case secureTextField(dots: Int)
        case toggleSwitch(isOn: Bool)
        case slider(Slider)
        /// The chosen title, the short one where there is one; empty when what is stored is none of the values.
        case multiValue(String)
        /// A title of a radio group, or of a multi-value's list; the chosen one has the check mark.
        case choice(isChosen: Bool)
        case childPane
    }

    /// A slider's value, from `minimumValue` to `maximumValue`.
    public struct Slider: Equatable, Sendable {
        public var value: Double
        public var range: ClosedRange<Double>
        /// The names of the images at the ends, as the bundle has them.
        public var minimumImage: String?
        public var maximumImage: String?

        public init(
            _ value: Double, in range: ClosedRange<Double>, minimumImage: String? = nil, maximumImage: String? = nil
        ) {
            self.value = value
            self.range = range
            self.minimumImage = minimumImage
            self.maximumImage = maximumImage
        }

        /// Where the value is between the ends of the range, from 0 to 1.
        public var fraction: Double {
            // Halves, for the length of the range can be too large for a number.
            let length = range.upperBound / 2 - range.lowerBound / 2
            return length > 0 ? (value / 2 - range.lowerBound / 2) / length : 0
        }
    }
}

extension SettingsApp.Row: CustomStringConvertible {
    /// The row as a line: `Username: text field "ann"`.
    public var description: String { "\(name): \(content)" }

    /// What a row is called in messages: its title, else its key.
    var name: String { title.isEmpty ? key ?? "row without a title" : title }
}

extension SettingsApp.Row.Content: CustomStringConvertible {
    public var description: String {
        switch self {
        case .titleValue(let text): "\"\(text)\""
        case .textField(let text): "text field \"\(text)\""
        case .secureTextField(let dots): "secure text field \(String(repeating: "•", count: dots))"
        case .toggleSwitch(let isOn): isOn ? "on" : "off"
        case .slider(let slider): "slider at \(slider.value)"
        case .multiValue(let title): "\"\(title)\" >"
        case .choice(let isChosen): isChosen ? "✓" : "not chosen"
        case .childPane: ">"
        }
    }
}
