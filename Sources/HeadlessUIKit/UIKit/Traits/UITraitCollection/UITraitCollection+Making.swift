extension UITraitCollection {
    /// A closure that sets traits.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection with all specified traits of several collections.
    ///
    /// If several collections specify a trait, the last one takes precedence.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
    @available(
        *, deprecated,
        message: """
            iOS 17.0: Use UITraitCollection.init(mutations:) and UITraitCollection.modifyingTraits(_:) to create and \
            modify trait collections
            """
    )
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(merging: traitCollections)
    }

    /// Creates a collection with all specified traits of several collections. The last one that specifies a trait takes
    /// precedence.
    convenience init(merging collections: [UITraitCollection]) {
        self.init(collections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates a collection with the traits that a closure sets.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:); the page has no
    ///   description.
    public convenience init(mutations: TraitMutations) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// Returns a copy of the traits with the changes that a closure makes.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:); the page has no
    ///   description.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// Accesses the value of a trait, which is the default value if the collection doesn't specify one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values[trait] }

    /// The system traits that affect dynamic colors.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uitraitcollection/systemtraitsaffectingcolorappearance-64z7q;
    ///   the page doesn't list the traits.
    public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}

extension TraitValues {
    fileprivate func changed(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
