/// A key for one of the two views of a transition.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey; the raw values: Apple's
///   header.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key for the view that is visible at the beginning and disappears.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/from
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The key for the view that appears.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey/to
    public static let to = Self(rawValue: "UITransitionContextToView")
}
