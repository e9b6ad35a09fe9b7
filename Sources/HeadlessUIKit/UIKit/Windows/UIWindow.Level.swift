extension UIWindow {
    /// How far in front a window is; every window of a higher level covers every one of a lower.
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
    /// How far from 0 a window's level can get, both ways.
    ///
    /// Open: reports differ and Apple gives no figure. Measured on iOS 12.4 (an iPhone 6s, by the author of the article
    /// the chapter on windows rests on): a level of 10^14 reads back as ten million, the level of the keyboard's
    /// window. Others have reported one million, without a system; the figure that was measured is taken.
    static let limit: CGFloat = 10_000_000

    var clamped: Self {
        Self(min(max(rawValue, -Self.limit), Self.limit))
    }
}
