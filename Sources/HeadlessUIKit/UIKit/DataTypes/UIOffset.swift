/// The distance by which an element is moved, in points.
///
/// - Source: https://developer.apple.com/documentation/uikit/uioffset; the page doesn't name the unit.
public struct UIOffset: Equatable, Codable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let zero = UIOffset()
}

extension NSValue {
    /// Creates a value that contains insets.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/init(uiedgeinsets:)
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The insets in the value.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/uiedgeinsetsvalue
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
