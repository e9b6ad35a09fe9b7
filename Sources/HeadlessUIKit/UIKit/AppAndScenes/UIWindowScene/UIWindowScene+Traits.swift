extension UIWindowScene: TraitHolder {
    var inheritedTraits: UITraitCollection { screen.traits(width: frame.width) }

    /// Notifies the scene and its windows that their traits may have changed.
    ///
    /// - Note: Undocumented by Apple. This implementation notifies a scene immediately.
    func invalidateTraits() {
        notifyTraitChange()
        for window in windows { window.invalidateTraits() }
    }

    /// The overridden traits of the scene and its windows, which apply regardless of the device's traits.
    ///
    /// - Source: Apple, WWDC 2023, "Unleash the UIKit trait system"
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeOverrides { $0.overrides = newValue } }
    }
}
