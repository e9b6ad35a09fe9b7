extension UITraitCollection {
    /// Says what the traits are to be.
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

    /// All that is specified by some of several collections; of what more than one specifies, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// The traits that a closure sets.
    public convenience init(mutations: TraitMutations) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// These traits with what a closure changes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations))
    }

    /// The value of a trait; its default where the collection does not specify it.
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values[trait] }

    /// The traits of the system that dynamic colours are resolved with.
    public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}

extension TraitValues {
    fileprivate func changed(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
