/// An edge, a center, a baseline, or a size of a view or a layout guide. It creates constraints, which aren't active.
///
/// The type determines which anchors can be combined. For example, a horizontal position can be compared only with
/// another horizontal position.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let term: LayoutTerm

    init(_ term: LayoutTerm) {
        self.term = term
        super.init()
    }

    /// The view or the layout guide.
    ///
    /// - Source: Apple's header, `item`; the page of the class,
    ///   https://developer.apple.com/documentation/uikit/nslayoutanchor, describes anchors of views and layout guides.
    open var item: AnyObject? { term.item }

    /// The name of the anchor in messages.
    ///
    /// - Source: Apple's header, `name`; Apple's page wasn't found.
    open var name: String { term.text }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor)
    }

    /// Returns a constraint that makes the anchor's attribute equal to that of another anchor plus a constant.
    ///
    /// - Parameter c: The constant in points, added to the other anchor's attribute.
    /// - Source: https://developer.apple.com/documentation/appkit/nslayoutanchor/constraint(equalto:constant:), the
    ///   page of AppKit
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(term, relation, anchor?.term, multiplier: multiplier, constant: constant)
    }

    /// Returns a Boolean value indicating whether the anchors represent the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any Anchoring else { return false }
        return MainActor.assumeIsolated { term.isSame(as: other.term) }
    }

    open override var hash: Int {
        MainActor.assumeIsolated { term.item.map { ObjectIdentifier($0).hashValue } ?? 0 }
    }

    open override var description: String {
        MainActor.assumeIsolated { "<\(term.anchorText)>" }
    }
}

/// An anchor of any type.
@MainActor
private protocol Anchoring: Sendable {
    var term: LayoutTerm { get }
}

extension NSLayoutAnchor: Anchoring {}

/// An anchor for a horizontal position.
///
/// - Source: https://developer.apple.com/documentation/appkit/nslayoutxaxisanchor, the page of AppKit
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a dimension for the distance to another anchor.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/anchorwithoffset(to:)
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, constant: multiplier * LayoutSpacing.standard)
    }

    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.greaterThanOrEqual, anchor, constant: multiplier * LayoutSpacing.standard)
    }

    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.lessThanOrEqual, anchor, constant: multiplier * LayoutSpacing.standard)
    }
}

/// An anchor for a vertical position.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a dimension for the distance to another anchor.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor/anchorwithoffset(to:)
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
    }

    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, constant: multiplier * LayoutSpacing.between(anchor.term, term))
    }

    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.greaterThanOrEqual, anchor, constant: multiplier * LayoutSpacing.between(anchor.term, term))
    }

    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.lessThanOrEqual, anchor, constant: multiplier * LayoutSpacing.between(anchor.term, term))
    }
}

/// An anchor for a width, a height, or a distance.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that makes the dimension equal to a constant.
    ///
    /// - Parameter c: The constant in points.
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutdimension
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil, constant: c)
    }

    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }

    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant: c)
    }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m)
    }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
