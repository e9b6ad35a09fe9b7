internal import Cassowary

extension LayoutSystem {
    /// Returns the alignment rectangle of a view.
    func box(of view: UIView) -> LayoutBox {
        if let box = boxes[ObjectIdentifier(view)] { return box }
        let box = makeBox(of: view)
        boxes[ObjectIdentifier(view)] = box
        return box
    }

    private func makeBox(of view: UIView) -> LayoutBox {
        let insets = view.alignmentRectInsets
        guard view !== root, let superview = view.superview else {
            let size = view.bounds.size
            let width = LayoutSpan(start: LinearExpression(), length: LinearExpression(Double(size.width)))
            let height = LayoutSpan(start: LinearExpression(), length: LinearExpression(Double(size.height)))
            let whole = LayoutBox(x: width, y: height).inset(by: insets)
            guard let variables = variables(of: view) else { return whole }
            return LayoutBox(
                x: LayoutSpan(start: whole.x.start, length: LinearExpression(variables[2])),
                y: LayoutSpan(start: whole.y.start, length: LinearExpression(variables[3])))
        }
        if let variables = variables(of: view) { return box(of: variables, in: superview) }
        let stretches = view.stretches
        return LayoutBox(
            x: span(stretches.x, in: frameBox(of: superview).x, from: contentOrigin(of: superview).x),
            y: span(stretches.y, in: frameBox(of: superview).y, from: contentOrigin(of: superview).y)
        ).inset(by: insets)
    }

    private func box(of variables: [Variable], in superview: UIView) -> LayoutBox {
        let origin = contentOrigin(of: superview)
        return LayoutBox(
            x: LayoutSpan(start: origin.x + LinearExpression(variables[0]), length: LinearExpression(variables[2])),
            y: LayoutSpan(start: origin.y + LinearExpression(variables[1]), length: LinearExpression(variables[3])))
    }

    /// Returns the span of a view that keeps its frame, in a superview whose length can differ from the current one.
    private func span(_ stretch: LinearStretch, in whole: LayoutSpan, from origin: LinearExpression) -> LayoutSpan {
        let growth = whole.length - LinearExpression(Double(stretch.total))
        return LayoutSpan(
            start: origin + LinearExpression(Double(stretch.start)) + Double(stretch.startShare) * growth,
            length: LinearExpression(Double(stretch.length)) + Double(stretch.lengthShare) * growth)
    }

    /// Returns the frame of a view, including its alignment rectangle insets.
    func frameBox(of view: UIView) -> LayoutBox {
        box(of: view).outset(by: view.alignmentRectInsets)
    }

    /// Returns the origin of a view's own coordinate system.
    func contentOrigin(of view: UIView) -> (x: LinearExpression, y: LinearExpression) {
        var frame = frameBox(of: view)
        frame.x.start.constant -= Double(view.bounds.minX)
        frame.y.start.constant -= Double(view.bounds.minY)
        return (frame.x.start, frame.y.start)
    }

    /// Returns the rectangle of a layout guide.
    func box(of guide: UILayoutGuide) -> LayoutBox? {
        guard let view = guide.owningView else { return nil }
        switch guide.kind {
        case .custom, .readable: return variables(of: guide).map { box(of: $0, in: view) }
        case .content: return nil
        default: return frameBox(of: view).inset(by: guide.insets(in: view))
        }
    }

    /// Returns the span of a scroll view's content along an axis, and marks the content size as determined by
    /// constraints.
    func contentSpan(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis) -> LayoutSpan? {
        guard let view = guide.owningView, let variables = variables(of: guide) else { return nil }
        contentAxes.insert(ContentAxis(guide: ObjectIdentifier(guide), axis: axis))
        let origin = contentOrigin(of: view)
        return axis == .horizontal
            ? LayoutSpan(start: origin.x, length: LinearExpression(variables[2]))
            : LayoutSpan(start: origin.y, length: LinearExpression(variables[3]))
    }
}
