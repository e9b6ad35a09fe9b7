extension UIView {
    /// The flexible parts of an axis, which change their length when the superview's size changes.
    ///
    /// All other parts keep their length.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct, and
    ///   https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
