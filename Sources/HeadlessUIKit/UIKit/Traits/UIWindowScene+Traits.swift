extension UIWindowScene: TraitHolder {
    var inheritedTraits: UITraitCollection { screen.traits(width: frame.width) }

    /// Open: when a phone tells a scene; here at once.
    func invalidateTraits() {
        tellTraits()
        for window in windows { window.invalidateTraits() }
    }

    /// What the scene says of its own traits, and so of those of all its windows, whatever the device's are.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeOverrides { $0.overrides = newValue } }
    }
}
