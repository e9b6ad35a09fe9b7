/// The traits of the environment of a view. An unspecified trait has its default value.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The values, set only during initialization.
    private(set) var values = TraitValues()

    /// Creates a collection without specified traits.
    public override init() {
        super.init()
    }

    convenience init(_ values: TraitValues) {
        self.init()
        self.values = values.specified
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The light or dark style. It is unspecified before iOS 13.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle; the page doesn't
    ///   say what it is before iOS 13.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The number of pixels per point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale
    open var displayScale: CGFloat { values.displayScale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's preferred text size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// Returns a Boolean value indicating whether this collection has the same values for all specified traits of
    /// another collection.
    ///
    /// A collection without specified traits is always contained.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/containstraits(in:)
    @available(*, deprecated, message: "iOS 17.0: Compare values for specific traits in the trait collections instead")
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait?.values.isContained(in: values) ?? true
    }

    /// Returns a Boolean value indicating whether the traits that affect dynamic colors differ from those of another
    /// collection.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let others = traitCollection?.values ?? TraitValues()
        return values.traits(with: others).contains { trait in
            trait.affectsColorAppearance && !values.agrees(with: others, on: trait)
        }
    }

    /// The traits for resolving dynamic colors.
    ///
    /// They are those of a view during its layout and its trait notifications, and those of the device otherwise,
    /// unless they are set.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/current; outside of these methods,
    ///   Apple leaves the value undefined:
    ///   https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)
    open class var current: UITraitCollection {
        get { currentTraits }
        set { currentTraits = newValue }
    }

    /// Runs a closure with this collection as the current one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/performascurrent(_:)
    open func performAsCurrent(_ actions: () -> Void) { CurrentTraits.perform(actions, with: self) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
    }

    open override var hash: Int {
        [userInterfaceIdiom.rawValue, userInterfaceStyle.rawValue, horizontalSizeClass.rawValue].hashValue
    }
}
