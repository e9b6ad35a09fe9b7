/// A layout guide that follows a moving object.
///
/// - Source: Apple's header, `UITrackingLayoutGuide`; Apple's page wasn't found.
/// - Differs: On a phone, a guide can have constraints that are active only near an edge, because a floating keyboard
///   moves away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A layout guide for the part of a view that the keyboard covers from the bottom. Without a keyboard, it represents
/// the bottom of the safe area.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide; the bottom safe area: Apple's
///   header, `usesBottomSafeArea`.
/// - Differs: On a phone, the guide also follows floating and undocked keyboards.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value indicating whether the guide has the height of the bottom safe area while there's no keyboard.
    /// If `false`, it's empty then.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea
    open var usesBottomSafeArea = true {
        didSet { owningView?.constraintsDidChange() }
    }
}
