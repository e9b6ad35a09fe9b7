extension VisualFormat {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// The edges along which a line runs.
    private struct Edges {
        var start: Attribute
        var end: Attribute
        /// The attribute of the later of two items to which their distance is measured.
        var startOfNext: Attribute
        var endOfLast: Attribute
        /// A Boolean value indicating whether coordinates increase along the line.
        var isForward = true
    }

    /// Returns the constraints in the order of the text, followed by the alignment of all parts.
    func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
        let edges = edges(options)
        var constraints: [NSLayoutConstraint] = []
        for (index, part) in parts.enumerated() {
            if index > 0 {
                constraints += distance(part.before, from: parts[index - 1].item, to: part.item, edges)
            } else if beginsAtSuperview, let superview = part.item.layoutSuperview {
                constraints += margin(part.before, of: part.item, in: superview, edges.start, isAtStart: true, edges)
            }
            constraints += part.sizes.map { size($0, of: part.item) }
        }
        if let end, let last = parts.last, let superview = last.item.layoutSuperview {
            constraints += margin(end, of: last.item, in: superview, edges.end, isAtStart: false, edges)
        }
        for attribute in options.alignments {
            for (one, other) in zip(parts, parts.dropFirst()) {
                constraints.append(constraint(other.item, attribute, .equal, one.item, attribute, 0, .required))
            }
        }
        return constraints
    }

    private func edges(_ options: NSLayoutConstraint.FormatOptions) -> Edges {
        guard orientation == .horizontal else {
            let byLines = options.contains(.spacingBaselineToBaseline)
            return Edges(
                start: .top, end: .bottom, startOfNext: byLines ? .firstBaseline : .top,
                endOfLast: byLines ? .lastBaseline : .bottom)
        }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return Edges(start: .left, end: .right, startOfNext: .left, endOfLast: .right)
        case .directionRightToLeft:
            return Edges(start: .right, end: .left, startOfNext: .right, endOfLast: .left, isForward: false)
        default: return Edges(start: .leading, end: .trailing, startOfNext: .leading, endOfLast: .trailing)
        }
    }

    private func distance(
        _ connection: Connection, from one: any LayoutItem, to other: any LayoutItem, _ edges: Edges
    ) -> [NSLayoutConstraint] {
        predicates(of: connection).map { predicate in
            // The first attribute is the one with the greater coordinate, so that the constant is the distance.
            edges.isForward
                ? constraint(other, edges.startOfNext, predicate, one, edges.endOfLast)
                : constraint(one, edges.endOfLast, predicate, other, edges.startOfNext)
        }
    }

    /// Returns the constraints between an item and an edge of its superview.
    ///
    /// - Note: Undocumented by Apple. A hyphen next to the superview represents its margin, as read on phones from iOS
    ///   8 on. Apple's guide describes it as the standard space.
    private func margin(
        _ connection: Connection, of item: any LayoutItem, in superview: UIView, _ edge: Attribute, isAtStart: Bool,
        _ edges: Edges
    ) -> [NSLayoutConstraint] {
        var outer = edge
        if case .standard = connection { outer = edge.margin }
        let predicates: [Predicate]
        if case .distances(let distances) = connection {
            predicates = distances
        } else {
            predicates = [Predicate(relation: .equal, object: .constant(0), priority: .required)]
        }
        return predicates.map { predicate in
            isAtStart == edges.isForward
                ? constraint(item, edge, predicate, superview, outer)
                : constraint(superview, outer, predicate, item, edge)
        }
    }

    private func predicates(of connection: Connection) -> [Predicate] {
        switch connection {
        case .flush: [Predicate(relation: .equal, object: .constant(0), priority: .required)]
        case .standard:
            [Predicate(relation: .equal, object: .constant(LayoutSpacing.standard), priority: .required)]
        case .distances(let predicates): predicates
        }
    }

    private func size(_ predicate: Predicate, of item: any LayoutItem) -> NSLayoutConstraint {
        let attribute: Attribute = orientation == .horizontal ? .width : .height
        return switch predicate.object {
        case .constant(let constant):
            constraint(item, attribute, predicate.relation, nil, .notAnAttribute, constant, predicate.priority)
        case .item(let other):
            constraint(item, attribute, predicate.relation, other, attribute, 0, predicate.priority)
        }
    }

    private func constraint(
        _ item: any LayoutItem, _ attribute: Attribute, _ predicate: Predicate, _ other: any LayoutItem,
        _ otherAttribute: Attribute
    ) -> NSLayoutConstraint {
        guard case .constant(let constant) = predicate.object else {
            preconditionFailure("a distance is a number")
        }
        return constraint(item, attribute, predicate.relation, other, otherAttribute, constant, predicate.priority)
    }

    private func constraint(
        _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
        constraint.priority = priority
        return constraint
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin that corresponds to the edge.
    fileprivate var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
