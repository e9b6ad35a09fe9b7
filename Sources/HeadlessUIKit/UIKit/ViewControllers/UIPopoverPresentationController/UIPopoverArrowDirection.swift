/// The direction in which the arrow of a popover points.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipopoverarrowdirection; the raw values: Apple's header.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = Self(rawValue: 1 << 0)
    public static let down = Self(rawValue: 1 << 1)
    public static let left = Self(rawValue: 1 << 2)
    public static let right = Self(rawValue: 1 << 3)
    public static let any: Self = [.up, .down, .left, .right]
    /// The direction of a popover that isn't visible yet.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/arrowdirection
    public static let unknown = Self(rawValue: .max)
}
