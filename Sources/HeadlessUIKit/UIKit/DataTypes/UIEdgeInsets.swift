/// Insets from the edges of a rectangle, in points. A negative inset moves an edge outward.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    /// Returns the sum of the insets. `nil` adds nothing.
    func adding(_ other: UIEdgeInsets?) -> UIEdgeInsets {
        guard let other else { return self }
        return UIEdgeInsets(
            top: top + other.top,
            left: left + other.left,
            bottom: bottom + other.bottom,
            right: right + other.right
        )
    }

    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    /// Returns the remaining insets for an inner rectangle, given insets from the edges of an outer one.
    func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - (inner.minY - outer.minY)),
            left: max(0, left - (inner.minX - outer.minX)),
            bottom: max(0, bottom - (outer.maxY - inner.maxY)),
            right: max(0, right - (outer.maxX - inner.maxX))
        )
    }
}
