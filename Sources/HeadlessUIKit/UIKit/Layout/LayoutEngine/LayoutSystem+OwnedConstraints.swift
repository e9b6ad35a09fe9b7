internal import Cassowary

extension LayoutSystem {
    func collectConstraints() {
        let items = items
        for item in items { addRequirements(of: item) }
        let constraints = root.selfAndDescendants.flatMap(\.layoutState.constraints)
            .sorted { $0.links.turn < $1.links.turn }
        for constraint in constraints where constraint.priority == .required { add(constraint) }
        for constraint in constraints where constraint.priority != .required { add(constraint) }
        for case let view as UIView in items { addContentSize(of: view) }
        if let fitting { add(fitting) }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else { return }
        let level = Double(constraint.priority.rawValue)
        ownedConstraints.append(
            OwnedConstraint(expression, constraint.relation.ofSolver, level, .constraint, of: constraint))
    }

    /// Adds the requirements of an item: a size isn't negative, and a readable content guide is within the margins.
    private func addRequirements(of item: any LayoutItem) {
        for variable in variables(of: item)?[2...] ?? [] {
            ownedConstraints.append(
                OwnedConstraint(LinearExpression(variable), .greaterThanOrEqual, 1000, .size, of: item))
        }
        guard let guide = item as? UILayoutGuide, guide.kind == .readable, let view = guide.owningView,
            let box = box(of: guide)
        else { return }
        let margins = frameBox(of: view).inset(by: view.layoutMargins)
        let most = LinearExpression(Double(UILayoutGuide.readableWidth))
        for (expression, relation, level) in [
            (box.y.start - margins.y.start, .equal, 999.9), (box.y.end - margins.y.end, .equal, 999.9),
            (box.x.middle - margins.x.middle, .equal, 999.9), (box.x.length - most, .lessThanOrEqual, 999.9),
            (box.x.length - margins.x.length, .equal, 999.8),
        ] as [(LinearExpression, Constraint.Relation, Double)] {
            ownedConstraints.append(OwnedConstraint(expression, relation, level, .size, of: guide))
        }
    }

    /// Adds the constraints that keep a view at the size of its content.
    private func addContentSize(of view: UIView) {
        guard let variables = variables(of: view) else { return }
        let size = view.knownContentSize
        for (variable, length, axis) in [
            (variables[2], size.width, .horizontal), (variables[3], size.height, .vertical),
        ] as [(Variable, CGFloat, NSLayoutConstraint.Axis)] where length != UIView.noIntrinsicMetric {
            let expression = LinearExpression(variable) - LinearExpression(Double(length))
            let hugging = Double(view.layoutState.hugging[axis].rawValue)
            let resistance = Double(view.layoutState.resistance[axis].rawValue)
            ownedConstraints.append(OwnedConstraint(expression, .lessThanOrEqual, hugging, .content, of: view))
            ownedConstraints.append(OwnedConstraint(expression, .greaterThanOrEqual, resistance, .content, of: view))
        }
    }

    private func add(_ fitting: Fitting) {
        let box = box(of: root)
        for (length, wanted, axis) in [
            (box.x.length, fitting.size.width, .horizontal), (box.y.length, fitting.size.height, .vertical),
        ] as [(LinearExpression, CGFloat, NSLayoutConstraint.Axis)] {
            let expression = length - LinearExpression(Double(wanted))
            let level = Double(fitting.priorities[axis].rawValue)
            ownedConstraints.append(OwnedConstraint(expression, .equal, level, .size, of: root))
        }
    }
}

extension UILayoutGuide {
    /// The maximum width of readable text, in points.
    ///
    /// - Note: Undocumented by Apple. The width increases with the user's text size. This implementation uses 672, as
    ///   read on iPads with the default text size.
    static let readableWidth: CGFloat = 672
}
