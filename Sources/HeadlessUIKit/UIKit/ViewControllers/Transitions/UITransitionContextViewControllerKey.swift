/// A key for one of the two view controllers of a transition.
///
/// The raw values match Apple's header.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key for the view controller whose view is visible at the beginning.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The key for the view controller whose view is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
