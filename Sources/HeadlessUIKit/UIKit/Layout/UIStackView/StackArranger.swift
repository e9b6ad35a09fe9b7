/// An object that creates the constraints of a stack view. Their identifiers are those in the messages of phones.
@MainActor
struct StackArranger {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    private let visible: [UIView]
    private let along: Edges
    private let across: Edges
    /// The area that the views fill: the stack view or its margins.
    private let canvas: any LayoutItem
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    /// The layout attributes of one axis.
    private struct Edges {
        let start: Attribute
        let end: Attribute
        let center: Attribute
        let size: Attribute

        static let horizontal = Edges(start: .leading, end: .trailing, center: .centerX, size: .width)
        static let vertical = Edges(start: .top, end: .bottom, center: .centerY, size: .height)
    }

    /// The priorities of constraints that are less important than those of the views and the app.
    private enum Level {
        /// The priority of a stack view not being larger across its axis than its views need.
        static let fit = UILayoutPriority(51)
        /// The priority of minimal distances between views, and of baselines close to an edge.
        static let tight = UILayoutPriority(20)
        /// The priority of size zero for a view whose size is otherwise undetermined.
        static let suppression = UILayoutPriority(25)
        /// The priority of equal distances between centers. They don't change the size of a view.
        static let centering = UILayoutPriority(149)
        static let proportion = UILayoutPriority(999)
    }

    init(of stack: UIStackView) {
        self.stack = stack
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        (along, across) = stack.axis == .horizontal ? (.horizontal, .vertical) : (.vertical, .horizontal)
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    mutating func arrange() {
        if let first = visible.first, let last = visible.last {
            add("UISV-canvas-connection", first, along.start, .equal, canvas, along.start)
            add("UISV-canvas-connection", last, along.end, .equal, canvas, along.end)
        } else {
            add("UISV-spanning-fit", canvas, along.size, .equal, nil, .notAnAttribute, priority: Level.fit)
        }
        distribute()
        align()
        hide()
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: keepDistances(.equal)
        case .fillEqually:
            keepDistances(.equal)
            for view in visible.dropFirst() {
                add("UISV-fill-equally", view, along.size, .equal, visible[0], along.size)
            }
        case .fillProportionally:
            keepDistances(.equal)
            fillProportionally()
        case .equalSpacing:
            makeGuides(from: along.end, to: along.start, priority: .required)
            keepDistances(.greaterThanOrEqual)
            suppressSizes(along)
        case .equalCentering:
            makeGuides(from: along.center, to: along.center, priority: Level.centering)
            keepDistances(.greaterThanOrEqual)
            suppressSizes(along)
        }
    }

    private mutating func keepDistances(_ relation: NSLayoutConstraint.Relation) {
        let byLines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let (start, end) = byLines ? (.firstBaseline, .lastBaseline) : (along.start, along.end)
        for (one, other) in zip(visible, visible.dropFirst()) {
            let distance = stack.spacing(after: one)
            add("UISV-spacing", other, start, relation, one, end, constant: distance)
            guard relation != .equal else { continue }
            add("UISV-spacing", other, start, .equal, one, end, constant: distance, priority: Level.tight)
        }
    }

    /// Adds constraints for lengths in proportion to the views' contents.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the views share the length that the distances leave. The
    ///   calculation of a phone is unknown.
    private mutating func fillProportionally() {
        let lengths = visible.map { view in
            let size = view.knownContentSize
            return max(0, along.size == .width ? size.width : size.height)
        }
        let total = lengths.reduce(0, +)
        let distances = visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        for (view, length) in zip(visible, lengths) {
            let share = total > 0 ? length / total : 1 / CGFloat(visible.count)
            guard share > 0 else {
                add(
                    "UISV-fill-proportionally", view, along.size, .equal, nil, .notAnAttribute,
                    priority: Level.proportion)
                continue
            }
            add(
                "UISV-fill-proportionally", view, along.size, .equal, canvas, along.size, multiplier: share,
                constant: -share * distances, priority: Level.proportion)
        }
    }

    /// Creates layout guides of equal length between adjacent views.
    private mutating func makeGuides(from start: Attribute, to end: Attribute, priority: UILayoutPriority) {
        for (one, other) in zip(visible, visible.dropFirst()) {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-distributing"
            stack.addLayoutGuide(guide)
            add("UISV-distributing-edge", guide, along.start, .equal, one, start)
            add("UISV-distributing-edge", guide, along.end, .equal, other, end)
            // Without a position across the axis, the guides would be ambiguous and be listed in messages.
            add("UISV-distributing-edge", guide, across.start, .equal, canvas, across.start)
            add("UISV-distributing-edge", guide, across.size, .equal, nil, .notAnAttribute)
            if let first = guides.first {
                add("UISV-distributing", guide, along.size, .equal, first, along.size, priority: priority)
            }
            guides.append(guide)
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        guard stack.alignment != .fill else {
            for view in stack.arrangedSubviews {
                add("UISV-alignment", view, across.start, .equal, canvas, across.start)
                add("UISV-alignment", view, across.end, .equal, canvas, across.end)
            }
            return
        }
        for view in stack.arrangedSubviews {
            align(view)
            add("UISV-spanning-boundary", view, across.start, .greaterThanOrEqual, canvas, across.start)
            add("UISV-spanning-boundary", view, across.end, .lessThanOrEqual, canvas, across.end)
        }
        suppressSizes(across)
        add("UISV-spanning-fit", canvas, across.size, .equal, nil, .notAnAttribute, priority: Level.fit)
    }

    /// Adds the constraints that align a view across the axis.
    ///
    /// - Note: Undocumented by Apple. For the baseline alignments, which Apple's documentation doesn't define for
    ///   columns, this implementation aligns the views of a column with the leading edge.
    private mutating func align(_ view: UIView) {
        let isRow = stack.axis == .horizontal
        switch stack.alignment {
        case .center: add("UISV-alignment", view, across.center, .equal, canvas, across.center)
        case .trailing: add("UISV-alignment", view, across.end, .equal, canvas, across.end)
        case .firstBaseline where isRow: align(view, on: .firstBaseline, near: across.start)
        case .lastBaseline where isRow: align(view, on: .lastBaseline, near: across.end)
        default: add("UISV-alignment", view, across.start, .equal, canvas, across.start)
        }
    }

    /// Aligns the baselines of all views, as close to an edge as the views permit.
    private mutating func align(_ view: UIView, on line: Attribute, near edge: Attribute) {
        if let first = stack.arrangedSubviews.first, first !== view {
            add("UISV-alignment", view, line, .equal, first, line)
        }
        add("UISV-canvas-connection", view, edge, .equal, canvas, edge, priority: Level.tight)
    }

    // MARK: Sizes

    private mutating func suppressSizes(_ edges: Edges) {
        for view in visible {
            add(
                "UISV-ambiguity-suppression", view, edges.size, .equal, nil, .notAnAttribute,
                priority: Level.suppression)
        }
    }

    /// Adds constraints that give a hidden view the length zero and the position directly after the preceding view.
    private mutating func hide() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            add("UISV-hiding", view, along.size, .equal, nil, .notAnAttribute)
            add(
                "UISV-hiding", view, along.start, .equal, before ?? canvas, before == nil ? along.start : along.end)
        }
    }

    private mutating func add(
        _ name: String, _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            LayoutTerm(item, attribute), relation, other.map { LayoutTerm($0, otherAttribute) }, multiplier: multiplier,
            constant: constant)
        constraint.identifier = name
        constraint.priority = priority
        constraints.append(constraint)
    }
}
