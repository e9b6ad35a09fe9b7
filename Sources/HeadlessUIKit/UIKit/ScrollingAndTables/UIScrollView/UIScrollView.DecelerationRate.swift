extension UIScrollView {
    /// The factor by which the velocity is multiplied each millisecond after the finger has lifted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct; the
    ///   meaning of the value is that of WWDC 2018, "Designing Fluid Interfaces".
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate. This value and that of `fast` are those that phones print.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct/normal;
        ///   it doesn't mention the value.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
