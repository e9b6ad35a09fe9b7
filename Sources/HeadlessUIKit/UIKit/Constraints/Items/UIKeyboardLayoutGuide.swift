/// A guide that follows something that moves.
///
/// Not modelled: constraints that are active while it is near an edge; nothing here moves away from its edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// What the keyboard takes of a view, from its bottom; without a keyboard, the bottom of the safe area.
///
/// Not modelled: keyboards that float or are undocked.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide is as high as the bottom of the safe area while there is no keyboard, rather than empty.
    open var usesBottomSafeArea = true {
        didSet { owningView?.constraintsDidChange() }
    }
}
