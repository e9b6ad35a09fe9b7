/// Names one of the two views of a transition.
///
/// Raw values as in Apple's header.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What shows at the beginning and goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// What comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
