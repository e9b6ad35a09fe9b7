/// A key for one of the two view controllers of a transition.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey; the raw values:
///   Apple's header.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key for the view controller whose view is visible at the beginning.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/from
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The key for the view controller whose view is visible at the end.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey/to
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
