/// An object with the property `delegate`.
///
/// On a phone, sheets and popovers narrow the type of their superclass's property. Swift doesn't allow such an
/// override, but it prefers a member of a class to one of a protocol.
@preconcurrency @MainActor
public protocol PresentationDelegateHolder: AnyObject {}

extension PresentationDelegateHolder where Self: UIPresentationController {
    /// The delegate that is queried and notified about the presentation. The reference is weak.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/delegate
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }
}
