extension NSLayoutConstraint {
    /// The part of a view or a layout guide that a constraint refers to. For a view, it's a part of its alignment
    /// rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        /// The leading edge: the left one, or the right one if the layout direction is right to left.
        case leading = 5
        /// The trailing edge: the right one, or the left one if the layout direction is right to left.
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        /// The baseline of the last line of text, or the bottom edge of an item without text.
        case lastBaseline = 11
        /// The baseline of the first line of text, or the top edge of an item without text.
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0

        public static var baseline: Attribute { .lastBaseline }
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of an attribute. Only attributes of the same kind can be compared.
    enum Kind {
        case x, y, length, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        case .width, .height: .length
        case .notAnAttribute: .none
        }
    }

    /// A Boolean value indicating whether the attribute is a left or right side, which doesn't depend on the language
    /// direction.
    var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// A Boolean value indicating whether the attribute is a leading or trailing side, which depends on the language
    /// direction.
    var isTextSide: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    /// A Boolean value indicating whether the attribute is an edge or a margin.
    ///
    /// - Source: Apple, "Auto Layout Guide", working with scroll views: constraints of a scroll view's edges and
    ///   margins with its content refer to the content area.
    var isEdge: Bool {
        isFixedSide || isTextSide || [.top, .bottom, .topMargin, .bottomMargin].contains(self)
    }

    /// The edge, center, or size within the margins to which the attribute refers, or `nil` for other attributes.
    var withinMargins: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
