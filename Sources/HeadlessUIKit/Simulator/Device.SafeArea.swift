extension Device {
    /// The insets of the safe area from the edges of the screen, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
    public struct SafeArea: Hashable, Sendable {
        public var top: CGFloat
        public var side: CGFloat
        public var bottom: CGFloat

        public init(top: CGFloat = 0, side: CGFloat = 0, bottom: CGFloat = 0) {
            self.top = top
            self.side = side
            self.bottom = bottom
        }

        var insets: UIEdgeInsets {
            UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
        }
    }
}
