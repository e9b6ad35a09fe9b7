@_spi(Simulator) import UIKit

extension Figure {
    /// A description of one window in a figure of a window stack.
    public struct WindowLayer: Sendable, Equatable {
        public var label: String
        /// The frame, in points of the screen. The origin is at the screen's top left.
        public var frame: CGRect
        /// The raw value of the window's level, `UIWindow.Level.rawValue`.
        public var level: CGFloat
        public var isKey: Bool
        public var isHidden: Bool
        /// A Boolean value indicating whether the system created the window.
        public var isSystem: Bool

        public init(
            _ label: String, frame: CGRect, level: CGFloat = 0, isKey: Bool = false, isHidden: Bool = false,
            isSystem: Bool = false
        ) {
            self.label = label
            self.frame = frame
            self.level = level
            self.isKey = isKey
            self.isHidden = isHidden
            self.isSystem = isSystem
        }

        /// Creates a description of a window in its current state. The default label is the name of the window's class.
        @MainActor
        public init(_ window: UIWindow, label: String? = nil) {
            self.init(
                label ?? "\(type(of: window))", frame: window.convert(window.bounds, to: window.screen.coordinateSpace),
                level: window.windowLevel.rawValue, isKey: window.isKeyWindow, isHidden: !window.isShown,
                isSystem: window.isSystem)
        }

        /// The level, as text.
        var caption: String {
            "level \(SVG.number(level))"
        }

        /// The states of the window in addition to its level, or `nil` if there are none.
        var state: String? {
            let states = [isKey ? "key" : nil, isHidden ? "hidden" : nil, isSystem ? "system" : nil].compactMap { $0 }
            return states.isEmpty ? nil : states.joined(separator: ", ")
        }

        /// The maximum width of the window's texts, in user units.
        var textWidth: CGFloat {
            max(
                FittedText.width(of: label, size: WindowLayer.labelSize, font: .boldPage),
                FittedText.width(of: details, size: WindowLayer.captionSize))
        }

        /// The level and the states, in one line.
        var details: String {
            [caption, state].compactMap { $0 }.joined(separator: ", ")
        }

        static let labelSize: CGFloat = 12.5
        static let captionSize: CGFloat = 12

        /// The label, the level, and the states, in one line.
        var description: String {
            "\(label), \(details)"
        }
    }
}
