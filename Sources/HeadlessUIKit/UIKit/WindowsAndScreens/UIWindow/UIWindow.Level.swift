extension UIWindow {
    /// The position of a window in the z-order.
    ///
    /// Every window of a higher level is in front of every window of a lower level.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/level
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
}

extension UIWindow.Level {
    /// The maximum distance of a window's level from 0, in both directions.
    ///
    /// - Note: Undocumented by Apple. Reports differ. Measured on iOS 12.4 (an iPhone 6s, by the author of the article
    ///   on which the chapter on windows is based): a level of 10^14 reads back as ten million, the level of the
    ///   keyboard's window. Others have reported one million, without naming a system. This implementation uses the
    ///   measured value.
    static let limit: CGFloat = 10_000_000

    var clamped: Self {
        Self(min(max(rawValue, -Self.limit), Self.limit))
    }
}
