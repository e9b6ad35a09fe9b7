internal import Cassowary

extension LayoutSystem {
    /// Returns the expression that a constraint compares with 0, or `nil` if an item was deallocated.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.links.holder else { return nil }
        let turnsOver = constraint.namesTextSides && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let first = expression(of: constraint.first, pairedWith: constraint.second, in: holder, turnsOver)
        else { return nil }
        var difference = first
        difference.constant -= Double(constraint.constant)
        guard let second = constraint.second else { return difference }
        guard let other = expression(of: second, pairedWith: constraint.first, in: holder, turnsOver) else {
            return nil
        }
        difference.add(other, times: -Double(constraint.multiplier))
        return difference
    }

    /// Returns the expression for one side of a constraint.
    ///
    /// Positions are measured in the view that holds the constraint, which is relevant for a multiplier. In a
    /// right-to-left interface, leading is right, and greater values are further to the left. The coordinates aren't
    /// mirrored, so a multiplier of a trailing edge has a different effect there (reported).
    private func expression(
        of term: LayoutTerm, pairedWith other: LayoutTerm?, in holder: UIView, _ turnsOver: Bool
    ) -> LinearExpression? {
        guard term.isComplete else { return nil }
        var sum = LinearExpression()
        for part in term.parts {
            let partner = other?.item ?? term.items.first { $0 !== part.item }
            let attribute = turnsOver ? part.attribute.fromRightToLeft : part.attribute
            guard var value = expression(of: attribute, of: part.item, pairedWith: partner) else { return nil }
            switch part.attribute.kind {
            case .x: value.add(contentOrigin(of: holder).x, times: -1)
            case .y: value.add(contentOrigin(of: holder).y, times: -1)
            case .length, .none: break
            }
            sum.add(value, times: turnsOver && part.attribute.kind == .x ? -part.factor : part.factor)
        }
        return sum
    }

    private func expression(
        of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, pairedWith partner: (any LayoutItem)?
    ) -> LinearExpression? {
        if let guide = item as? UILayoutGuide { return expression(of: attribute, of: guide) }
        guard let view = item as? UIView else { return nil }
        if let content = contentExpression(of: attribute, of: view, pairedWith: partner) { return content }
        if let inner = attribute.withinMargins { return frameBox(of: view).inset(by: view.layoutMargins)[inner] }
        switch attribute {
        case .firstBaseline: return baseline(of: view.forFirstBaselineLayout, isFirst: true)
        case .lastBaseline: return baseline(of: view.forLastBaselineLayout, isFirst: false)
        default: return box(of: view)[attribute]
        }
    }

    private func expression(of attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide) -> LinearExpression? {
        let attribute = attribute.ofGuide
        guard guide.kind == .content else { return box(of: guide)?[attribute] }
        let axis: NSLayoutConstraint.Axis =
            attribute.kind == .x || attribute == .width ? .horizontal : .vertical
        return contentSpan(of: guide, along: axis).flatMap { LayoutBox(x: $0, y: $0)[attribute] }
    }

    /// Returns the expression for an edge of a scroll view in a constraint with its content. It's the content's edge.
    private func contentExpression(
        of attribute: NSLayoutConstraint.Attribute, of view: UIView, pairedWith partner: (any LayoutItem)?
    ) -> LinearExpression? {
        guard let owner = view.contentOwner, attribute.isEdge, let inner = partner?.layoutView,
            inner !== view, inner.isDescendant(of: view)
        else { return nil }
        let guide = owner.contentLayoutGuide
        guard let edge = attribute.withinMargins else { return expression(of: attribute, of: guide) }
        let (horizontal, margins) = (attribute.kind == .x, owner.layoutMargins)
        let content = contentSpan(of: guide, along: horizontal ? .horizontal : .vertical)
        let span =
            horizontal ? content?.inset(margins.left, margins.right) : content?.inset(margins.top, margins.bottom)
        return span.flatMap { LayoutBox(x: $0, y: $0)[edge] }
    }

    /// Returns the expression for a view's first or last baseline.
    ///
    /// - Source: Apple, "forFirstBaselineLayout" and "forLastBaselineLayout". For a view without a baseline, it's the
    ///   top or the bottom.
    private func baseline(of view: UIView, isFirst: Bool) -> LinearExpression {
        let box = box(of: view)
        guard let lines = view.textLines else { return isFirst ? box.y.start : box.y.end }
        let offset = LinearExpression(Double(isFirst ? lines.first : lines.last))
        return box.y.start + Double(lines.part) * box.y.length + offset
    }
}

extension NSLayoutConstraint {
    /// A Boolean value indicating whether the constraint refers to leading or trailing edges, and so depends on the
    /// interface direction.
    ///
    /// - Note: Undocumented by Apple. This implementation uses the direction of the view that holds the constraint.
    fileprivate var namesTextSides: Bool {
        (first.parts + (second?.parts ?? [])).contains { $0.attribute.isTextSide }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The left or right side that corresponds to a leading or trailing side in a right-to-left interface.
    fileprivate var fromRightToLeft: Self {
        switch self {
        case .leading: .right
        case .trailing: .left
        case .leadingMargin: .rightMargin
        case .trailingMargin: .leftMargin
        default: self
        }
    }

    /// The attribute for a layout guide. A guide has no margins and no text, so these attributes refer to its edges.
    fileprivate var ofGuide: Self {
        switch self {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: withinMargins ?? self
        }
    }
}

extension NSLayoutConstraint.Relation {
    var ofSolver: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
