/// What the surroundings of a view are like; a trait that is not specified has its default value.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Set while the collection is made, and never again.
    private(set) var values = TraitValues()

    /// A collection that specifies nothing.
    public override init() {
        super.init()
    }

    convenience init(_ values: TraitValues) {
        self.init()
        self.values = values.specified
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark; before iOS 13 neither.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels a point.
    open var displayScale: CGFloat { values.displayScale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The size of text that the user likes.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// Whether all that another collection specifies is the same here; it is for a collection that specifies nothing.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait?.values.isContained(in: values) ?? true
    }

    /// Whether a dynamic colour can be another one with other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let others = traitCollection?.values ?? TraitValues()
        return values.traits(with: others).contains { trait in
            trait.affectsColorAppearance && !values.agrees(with: others, on: trait)
        }
    }

    /// The traits that dynamic colours are resolved with: while a view lays out or is told of its traits its own, and
    /// else those of the device, unless they are set.
    open class var current: UITraitCollection {
        get { currentTraits }
        set { currentTraits = newValue }
    }

    /// Runs code with this collection as the current one.
    open func performAsCurrent(_ actions: () -> Void) { CurrentTraits.perform(actions, with: self) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
    }

    open override var hash: Int {
        [userInterfaceIdiom.rawValue, userInterfaceStyle.rawValue, horizontalSizeClass.rawValue].hashValue
    }
}
