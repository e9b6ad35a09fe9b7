import Foundation

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

        public init(_ label: String, frame: CGRect, level: CGFloat = 0, isKey: Bool = false, isHidden: Bool = false) {
            self.label = label
            self.frame = frame
            self.level = level
            self.isKey = isKey
            self.isHidden = isHidden
        }

        /// The line under the label.
        var caption: String {
            "level \(SVG.number(level))"
        }

        /// The line under the caption, where there is something to say.
        var state: String? {
            switch (isKey, isHidden) {
            case (true, true): "key, hidden"
            case (true, false): "key"
            case (false, true): "hidden"
            case (false, false): nil
            }
        }

        var words: String {
            [label, caption, state].compactMap { $0 }.joined(separator: ", ")
        }
    }
}
