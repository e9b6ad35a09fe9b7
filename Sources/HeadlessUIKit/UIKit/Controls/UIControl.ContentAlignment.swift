extension UIControl {
    /// Where the content of a control stands from left to right. Raw values as in Apple's header.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// Here as in the middle.
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    /// Where the content of a control stands from top to bottom. Raw values as in Apple's header.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// Here as in the middle.
        case fill = 3
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// Where something of a length begins in a room, apart from insets at both ends; it does not begin before the room.
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
    /// Where something of a height begins in a room, apart from insets above and below.
    func start(of length: CGFloat, in room: ClosedRange<CGFloat>, _ insets: (CGFloat, CGFloat) = (0, 0)) -> CGFloat {
        switch self {
        case .center, .fill: (room.lowerBound + room.upperBound - length) / 2 + (insets.0 - insets.1) / 2
        case .top: room.lowerBound + insets.0
        case .bottom: room.upperBound - length - insets.1
        }
    }
}
