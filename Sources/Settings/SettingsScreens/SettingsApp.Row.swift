extension SettingsApp {
    /// A row on the screen, in the user's language.
    public struct Row: Equatable, Sendable {
        /// The text on the left. It is empty for a slider and if the bundle has no title.
        public var title: String
        /// The key of the preference, or `nil` if there is none.
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
    /// The content of a row in addition to its title.
    public enum Content: Equatable, Sendable {
        /// A text that the user can't change.
        case titleValue(String)
        case textField(String)
        /// A text field with one dot for each character of the text.
        case secureTextField(dots: Int)
        case toggleSwitch(isOn: Bool)
        case slider(Slider)
        /// The selected title, in its short form if there is one. It is empty if the stored value isn't one of the
        /// values.
        case multiValue(String)
        /// A title of a radio group, or of a multi-value row's list. The selected one has a checkmark.
        case choice(isChosen: Bool)
        case childPane
    }

    /// A slider's value and range.
    public struct Slider: Equatable, Sendable {
        public var value: Double
        public var range: ClosedRange<Double>
        /// The names of the images at the ends, as in the bundle.
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

        /// The position of the value in the range, from 0 to 1.
        public var fraction: Double {
            // The halves are used because the length of the range can exceed the largest number.
            let length = range.upperBound / 2 - range.lowerBound / 2
            return length > 0 ? (value / 2 - range.lowerBound / 2) / length : 0
        }
    }
}

extension SettingsApp.Row: CustomStringConvertible {
    /// The row as a line: `Username: text field "ann"`.
    public var description: String { "\(name): \(content)" }

    /// The name of a row in messages: its title, or otherwise its key.
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
