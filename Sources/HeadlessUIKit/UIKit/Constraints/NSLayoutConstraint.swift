/// What is wanted of one or two views or guides: `first = multiplier * second + constant`, or at least, or at most.
///
/// It counts while it is active; then the nearest view around both holds it, whether in a window or not. Views are laid
/// out by constraints whose `translatesAutoresizingMaskIntoConstraints` is off. Leading is always left here, and trailing
/// right.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) var first = LayoutTerm()
    private(set) var second: LayoutTerm?
    var links = Links()
    var importance = UILayoutPriority.required
    private var offset: CGFloat = 0

    /// A constraint about nothing, which cannot be active.
    public override init() {
        super.init()
    }

    convenience init(
        _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        offset = constant
    }

    /// A constraint between two attributes, or with nil and `notAnAttribute` between one and a constant.
    ///
    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view or a layout guide.
    ///   - c: in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let terms = Self.checked(view1, attr1, view2, attr2, multiplier: multiplier)
        self.init(terms.first, relation, terms.second, multiplier: multiplier, constant: c)
    }

    open private(set) var relation = Relation.equal

    /// What the second attribute is multiplied by; places are measured in the view that holds the constraint.
    open private(set) var multiplier: CGFloat = 1

    /// What is added to the second attribute, in points; it may change while the constraint is active.
    open var constant: CGFloat {
        get { offset }
        set {
            guard newValue != offset else { return }
            offset = newValue
            didChange()
        }
    }

    /// How much it matters. While it is active a required one must stay required, and others must not become so.
    open var priority: UILayoutPriority {
        get { importance }
        set { setPriority(newValue) }
    }

    /// A name, which messages show.
    open var identifier: String?

    /// Whether it counts; activating needs a view around both items, and puts it into the nearest.
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

    /// The constraints that a line of the visual format language stands for; they are not active.
    ///
    /// - Parameters:
    ///   - format: as in `H:|-[name]-8-[field(>=60)]-|`.
    ///   - metrics: numbers by the names that the format has for them.
    ///   - views: views and layout guides by their names.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    }
}
