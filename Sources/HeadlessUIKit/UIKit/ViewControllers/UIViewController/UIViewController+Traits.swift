extension UIViewController: TraitHolder {
    /// The traits that a parent overrides for a child.
    struct TraitsFromParent {
        weak var parent: UIViewController?
        let collection: UITraitCollection
        var state = TraitState(lastNotified: nil)

        init(_ parent: UIViewController, _ collection: UITraitCollection) {
            self.parent = parent
            self.collection = collection
            state.overrides.values = collection.values
        }
    }

    /// The traits of the view controller's surroundings, with the overrides of its parent applied.
    var inheritedTraits: UITraitCollection {
        guard let parent, traitsFromParent?.parent === parent else { return traitsAround }
        return traitsFromParent?.state.resolve(traitsAround) ?? traitsAround
    }

    /// The traits of the view controller's surroundings.
    ///
    /// Before iOS 17, a view's overrides don't apply to the view controllers among its descendants (Apple,
    /// "overrideUserInterfaceStyle").
    private var traitsAround: UITraitCollection {
        let view = viewIfLoaded
        guard let screen else { return parent?.resolvedTraits ?? .deviceTraits }
        if screen.hardware.controllersInheritFromViews, let superview = view?.superview {
            return superview.resolvedTraits
        }
        let window = view?.window ?? windowOfPresentation
        return parent?.resolvedTraits ?? window?.resolvedTraits ?? screen.traitCollection
    }

    /// The window of the view controllers that this one presents, which may have removed its view from the window.
    private var windowOfPresentation: UIWindow? {
        presentedChain.dropFirst().lazy.compactMap { $0.installedView?.window }.first
    }

    /// The window of the view controller, of those that present it, or of those that it presents.
    var windowAround: UIWindow? { hostWindow ?? windowOfPresentation }

    func invalidateTraits() {
        viewIfLoaded?.invalidateTraits()
    }

    func overrideTraits(of child: UIViewController, by collection: UITraitCollection?) {
        precondition(child.parent === self, "the traits of a controller are overridden that is no child: \(child)")
        child.traitsFromParent = collection.map { TraitsFromParent(self, $0) }
        child.invalidateTraits()
    }

    /// Notifies the children and the presented view controller of their future traits.
    func forwardTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let fromParent = child.traitsFromParent?.parent === self ? child.traitsFromParent?.collection : nil
            child.notifyOfTransition(from: traits, fromParent, with: coordinator)
        }
        presented?.notifyOfTransition(from: traits, nil, with: coordinator)
        presented?.presentation?.adapt(to: traits, with: coordinator)
    }

    private func notifyOfTransition(
        from traits: UITraitCollection, _ fromParent: UITraitCollection?,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        var state = self.traits
        let inherited = UITraitCollection(merging: [traits, fromParent].compactMap(\.self))
        let new = state.resolve(inherited)
        if new != resolvedTraits { willTransition(to: new, with: coordinator) }
    }

    /// The overridden traits of the view controller and its descendants, which apply regardless of their surroundings.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides-1z1cc
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeOverrides { $0.overrides = newValue } }
    }
}
