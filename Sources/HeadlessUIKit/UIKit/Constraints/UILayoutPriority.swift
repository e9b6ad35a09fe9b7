/// How much a constraint matters, from above 0 to 1000, which must be satisfied.
///
/// A constraint goes before any number of those with a lower priority. Source: Apple, "NSLayoutConstraint.priority".
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// Must be satisfied; there is nothing above.
    public static let required = UILayoutPriority(1000)
    /// How much a view resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much a drag that may resize the window of an app matters; no such drag is modelled.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much the window of an app wants to stay as large as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// How much a drag that must not resize the window of an app matters.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// How much `systemLayoutSizeFitting(_:)` wants the size that it is given.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
