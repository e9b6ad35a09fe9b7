/// A layout guide that follows a moving object.
///
/// This implementation doesn't model constraints that are active near an edge, because no guide moves away from its
/// edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A layout guide for the part of a view that the keyboard covers from the bottom. Without a keyboard, it represents
/// the bottom of the safe area.
///
/// This implementation doesn't model floating and undocked keyboards.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value indicating whether the guide has the height of the bottom safe area while there's no keyboard.
    /// If `false`, it's empty then.
    open var usesBottomSafeArea = true {
        didSet { owningView?.constraintsDidChange() }
    }
}
