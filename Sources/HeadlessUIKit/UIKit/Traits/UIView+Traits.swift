extension UIView: TraitHolder {
    /// Those of the controller whose view this is, else of the superview; outside of any hierarchy the current ones.
    var inheritedTraits: UITraitCollection {
        if let window = self as? UIWindow { return window.surroundingTraits }
        return links.controller?.resolvedTraits ?? superview?.resolvedTraits ?? .deviceTraits
    }

    /// From iOS 17 on a view and what is in it are told right before they are laid out, before at once (Apple, "Unleash
    /// the UIKit trait system"); nobody outside of a window is.
    func invalidateTraits() {
        guard let window else { return }
        guard window.screen.hardware.tellsTraitsBeforeLayout else { return tellTraitsInside() }
        traits.needsUpdate = true
        setNeedsLayout()
    }

    /// The view has come to a place where its traits may be others.
    func traitsMayDiffer() {
        guard let window else { return }
        traits.needsUpdate = true
        if !window.screen.hardware.tellsTraitsBeforeLayout { tellTraitsInside() }
    }

    /// Tells all whose traits have changed, from the outside in.
    ///
    /// Open: whether a controller hears before its view; here it does, because the view inherits from it.
    func tellTraitsInside() {
        links.controller?.tellTraits()
        tellTraits()
        for subview in subviews {
            subview.tellTraitsInside()
        }
    }

    /// What a new view is told to have: nothing before iOS 13, so that it hears of its first traits, too.
    static var firstTraits: UITraitCollection? {
        Phone.current?.screen.hardware.predictsTraits ?? true ? .current : nil
    }

    var effectiveDirection: UIUserInterfaceLayoutDirection {
        let direction =
            resolvedTraits.layoutDirection == .rightToLeft ? UIUserInterfaceLayoutDirection.rightToLeft : nil
        return semanticContentAttribute.direction(relativeTo: direction ?? .leftToRight)
    }
}

extension UIWindow {
    /// The traits of the window's scene; of the screen, in none.
    fileprivate var surroundingTraits: UITraitCollection { windowScene?.resolvedTraits ?? screen.traitCollection }
}

extension UITraitCollection {
    /// The traits of the device; nothing is specified outside of any.
    @MainActor static var deviceTraits: UITraitCollection {
        Phone.current?.screen.traitCollection ?? UITraitCollection()
    }
}

extension UIView {
    /// What the view says of its own traits, and so of those of all inside it, whatever lies around.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeOverrides { $0.overrides = newValue } }
    }
}
