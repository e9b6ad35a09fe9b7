/// Has the property `delegate`.
///
/// On a phone sheets and popovers have the property of their superclass with a narrower type. Swift cannot override it
/// so, but it prefers a member of a class to one of a protocol.
@preconcurrency @MainActor
public protocol PresentationDelegateHolder: AnyObject {}

extension PresentationDelegateHolder where Self: UIPresentationController {
    /// Is asked and notified about the presentation; not kept alive.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }
}
