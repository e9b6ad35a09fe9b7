/// Insets from the edges of a rectangle in points, with sides that depend on the language direction.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
/// - Differs: On a phone with a right-to-left language, the leading edge is the right one.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = NSDirectionalEdgeInsets()
}
