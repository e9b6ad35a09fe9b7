/// A relation between one or two views or layout guides: `first = multiplier * second + constant`, or an inequality.
///
/// A constraint has an effect while it's active. Then the nearest common ancestor of its items holds it, whether it's
/// in a window or not. Constraints lay out views whose `translatesAutoresizingMaskIntoConstraints` is `false`. Leading
/// is left and trailing is right, unless the layout direction of the holding view is right to left.
///
/// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint; the layout direction of the holding
///   view is undocumented.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutTerm()
    private(set) var second: LayoutTerm?
    var links = Links()
    var importance = UILayoutPriority.required
    private var offset: CGFloat = 0

    /// Creates a constraint without items, which can't be activated.
    public override init() {
        super.init()
    }

    convenience init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        Self.checkIsFinite(multiplier, "multiplier")
        Self.checkIsFinite(constant, "constant")
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        offset = constant
    }

    /// Creates a constraint between two attributes, or between an attribute and a constant if the second item is `nil`
    /// and its attribute `notAnAttribute`.
    ///
    /// - Parameters:
    ///   - view1: The first view or layout guide.
    ///   - view2: The second view or layout guide.
    ///   - c: The constant in points.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let terms = Self.checked(view1, attr1, view2, attr2, multiplier: multiplier)
        self.init(terms.first, relation, terms.second, multiplier: multiplier, constant: c)
    }

    open private(set) var relation = Relation.equal

    /// The factor of the second attribute. Positions are measured in the view that holds the constraint.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier, for the factor.
    open private(set) var multiplier: CGFloat = 1

    /// The constant added to the second attribute, in points. It can be changed while the constraint is active.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint; that the constant can be changed:
    ///   Apple's header, `constant`.
    open var constant: CGFloat {
        get { offset }
        set {
            guard newValue != offset else { return }
            Self.checkIsFinite(newValue, "constant")
            offset = newValue
            didChange()
        }
    }

    /// The priority of the constraint, which is greater than 0 and at most `required`. While the constraint is active, a
    /// required priority can't become optional, or an optional one required.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority; that the rule is limited
    ///   to active constraints: the message of the exception, "on an installed constraint".
    open var priority: UILayoutPriority {
        get { importance }
        set { setPriority(newValue) }
    }

    /// The identifier of the constraint, which appears in messages.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/identifier
    open var identifier: String?

    /// A Boolean value indicating whether the constraint is active. Activation adds it to the nearest common ancestor
    /// of its items, which must exist.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive
    open var isActive: Bool {
        get { links.holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open var firstItem: AnyObject? { first.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondItem: AnyObject? { second?.item }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    open override var description: String { MainActor.assumeIsolated { text } }

    /// Returns the constraints for a line of the visual format language. They aren't active.
    ///
    /// - Parameters:
    ///   - format: The line, such as `H:|-[name]-8-[field(>=60)]-|`.
    ///   - metrics: The numbers, keyed by their names in the format.
    ///   - views: The views and layout guides, keyed by their names in the format.
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    }
}
