import Foundation

extension Figure {
    /// A row of a settings pane.
    public struct Row: Sendable, Equatable {
        /// The control or text at the right of a row.
        public enum Accessory: Sendable, Equatable {
            case none
            /// A text in the secondary color, followed by a chevron if the row opens another pane.
            case detail(String, opens: Bool = false)
            /// A text that the user typed, next to the title.
            case field(String)
            /// One dot for each character of a password.
            case secureField(dots: Int)
            case toggle(isOn: Bool)
            /// A slider that fills the row, at `fraction` of its length, from 0 to 1.
            case slider(fraction: CGFloat, minimum: SliderImage? = nil, maximum: SliderImage? = nil)
            case checkmark
            case chevron
        }

        /// The image at an end of a slider.
        public struct SliderImage: Sendable, Equatable {
            /// The name of the image, which is drawn if there's no image.
            public var name: String
            public var image: Image?

            public init(_ name: String, _ image: Image? = nil) {
                self.name = name
                self.image = image
            }
        }

        public var title: String
        public var accessory: Accessory
        /// The badge in the margin of the row.
        public var badge: RowBadge?

        public init(_ title: String = "", _ accessory: Accessory = .none) {
            self.title = title
            self.accessory = accessory
        }

        /// A description of the row.
        var description: String {
            let state =
                switch accessory {
                case .none: ""
                case .detail(let text, let opens): opens ? "\(text), opens a pane" : text
                case .field(let text): "text field \(text.isEmpty ? "empty" : text)"
                case .secureField(let dots): "password field with \(dots) dots"
                case .toggle(let isOn): isOn ? "on" : "off"
                case .slider(let fraction, let minimum, let maximum):
                    (["slider at \(SVG.number(fraction * 100)) percent"]
                        + [minimum.map { "\($0.name) at its start" }, maximum.map { "\($0.name) at its end" }]
                        .compactMap { $0 })
                        .joined(separator: ", ")
                case .checkmark: "chosen"
                case .chevron: "opens a pane"
                }
            return [title, state].filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }
}
