extension NSLayoutConstraint {
    /// What of a view or a guide a constraint is about; of a view it is the alignment rectangle's.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        /// Where text begins: here always the left edge.
        case leading = 5
        /// Where text ends: here always the right edge.
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge of what has none.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge of what has none.
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
    /// What can be compared with what.
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

    /// Whether it is one of left and right, which say where, whatever the direction of the language.
    var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// Whether it is one of leading and trailing, which turn around with the language.
    var isTextSide: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    /// Whether it is an edge, or a margin.
    ///
    /// Source: Apple, "Auto Layout Guide", working with scroll views: constraints between these of a scroll view and
    /// its content are about the content area.
    var isEdge: Bool {
        isFixedSide || isTextSide || [.top, .bottom, .topMargin, .bottomMargin].contains(self)
    }

    /// The edge, centre or size that it is of the margins, if it is one of these.
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
