@_spi(Simulator) import UIKit

extension Figure {
    /// What a picture of a stack of windows needs to know of one of them.
    public struct WindowLayer: Sendable, Equatable {
        public var label: String
        /// In points of the screen, whose origin is at its top left.
        public var frame: CGRect
        /// `UIWindow.Level.rawValue`.
        public var level: CGFloat
        public var isKey: Bool
        public var isHidden: Bool
        /// Whether the system made it.
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

        /// A window as it is now, named after its class if nothing else is said.
        @MainActor
        public init(_ window: UIWindow, label: String? = nil) {
            self.init(
                label ?? "\(type(of: window))", frame: window.convert(window.bounds, to: window.screen.coordinateSpace),
                level: window.windowLevel.rawValue, isKey: window.isKeyWindow, isHidden: !window.isShown,
                isSystem: window.isSystem)
        }

        /// The line under the label.
        var caption: String {
            "level \(SVG.number(level))"
        }

        /// What there is to say beside the level.
        var state: String? {
            let marks = [isKey ? "key" : nil, isHidden ? "hidden" : nil, isSystem ? "system" : nil].compactMap { $0 }
            return marks.isEmpty ? nil : marks.joined(separator: ", ")
        }

        /// How wide its texts come out at most, in picture units.
        var textWidth: CGFloat {
            max(
                FittedText.width(of: label, size: WindowLayer.labelSize),
                FittedText.width(of: details, size: WindowLayer.captionSize))
        }

        /// The level and the state in a line.
        var details: String {
            [caption, state].compactMap { $0 }.joined(separator: ", ")
        }

        static let labelSize: CGFloat = 12.5
        static let captionSize: CGFloat = 11.5

        var words: String {
            "\(label), \(details)"
        }
    }
}
