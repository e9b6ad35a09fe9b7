extension UIView: TraitHolder {
    /// The traits of the view controller whose view this is, or those of the superview.
    ///
    /// Without either, they are those of the device.
    var inheritedTraits: UITraitCollection {
        if let window = self as? UIWindow { return window.environmentTraits }
        return parents.controller?.resolvedTraits ?? superview?.resolvedTraits ?? .deviceTraits
    }

    /// Notifies the view and its descendants that their traits may have changed.
    ///
    /// From iOS 17 on, the notification is sent directly before the layout, on earlier systems immediately (Apple,
    /// "Unleash the UIKit trait system"). Views outside a window aren't notified.
    func invalidateTraits() {
        guard let window else { return }
        guard window.screen.hardware.notifiesOfTraitsBeforeLayout else { return notifyTraitChangeRecursively() }
        traits.needsUpdate = true
        setNeedsLayout()
    }

    /// Marks the traits for an update after the view has moved to a position with possibly different traits.
    func setNeedsTraitUpdate() {
        guard let window else { return }
        traits.needsUpdate = true
        if !window.screen.hardware.notifiesOfTraitsBeforeLayout { notifyTraitChangeRecursively() }
    }

    /// Notifies all objects whose traits have changed, with superviews before subviews.
    ///
    /// - Note: Undocumented by Apple. This implementation notifies a view controller before its view, because the view
    ///   inherits from the view controller.
    func notifyTraitChangeRecursively() {
        parents.controller?.notifyTraitChange()
        notifyTraitChange()
        for subview in subviews {
            subview.notifyTraitChangeRecursively()
        }
    }

    /// The traits that a new view is assumed to know.
    ///
    /// They are `nil` before iOS 13, so that the view is also notified of its first traits.
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
    /// The traits of the window's scene, or those of the screen if the window isn't in a scene.
    fileprivate var environmentTraits: UITraitCollection { windowScene?.resolvedTraits ?? screen.traitCollection }
}

extension UITraitCollection {
    /// The traits of the device. Without a device, they are unspecified.
    @MainActor static var deviceTraits: UITraitCollection {
        Phone.current?.screen.traitCollection ?? UITraitCollection()
    }
}

extension UIView {
    /// The overridden traits of the view and its descendants, which apply regardless of their surroundings.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment, and
    ///   https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { changeOverrides { $0.overrides = newValue } }
    }
}
