/// Names one of the two controllers of a transition.
///
/// Raw values as in Apple's header.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Whose view shows at the beginning.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// Whose view shows at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}
