/// A key for one of the two views of a transition.
///
/// The raw values match Apple's header.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key for the view that is visible at the beginning and disappears.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The key for the view that appears.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
