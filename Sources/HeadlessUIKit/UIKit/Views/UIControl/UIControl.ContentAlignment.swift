extension UIControl {
    /// The horizontal alignment of a control's content. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum; the
    ///   raw values: Apple's header.
    /// - Differs: On a phone, `fill` stretches the content to the width of the control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// Centers the content in this implementation.
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    /// The vertical alignment of a control's content. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum; the raw
    ///   values: Apple's header.
    /// - Differs: On a phone, `fill` stretches the content to the height of the control.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// Centers the content in this implementation.
        case fill = 3
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// Returns the position at which content of a given length begins within a range, with insets at both ends. Before
    /// the insets are applied, it isn't less than the start of the range.
    func start(of length: CGFloat, in room: ClosedRange<CGFloat>, _ insets: (CGFloat, CGFloat) = (0, 0)) -> CGFloat {
        let free = max(0, room.upperBound - room.lowerBound - length)
        return switch self {
        case .center, .fill: room.lowerBound + free / 2 + (insets.0 - insets.1) / 2
        case .left, .leading: room.lowerBound + insets.0
        case .right, .trailing: room.lowerBound + free - insets.1
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    /// Returns the position at which content of a given height begins within a range, with insets above and below.
    func start(of length: CGFloat, in room: ClosedRange<CGFloat>, _ insets: (CGFloat, CGFloat) = (0, 0)) -> CGFloat {
        switch self {
        case .center, .fill: (room.lowerBound + room.upperBound - length) / 2 + (insets.0 - insets.1) / 2
        case .top: room.lowerBound + insets.0
        case .bottom: room.upperBound - length - insets.1
        }
    }
}
