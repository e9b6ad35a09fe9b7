/// Has the property `delegate`.
///
/// On a phone a text view has the property of a scroll view with a narrower type. Swift cannot override it so, but it
/// prefers a member of a class to one of a protocol.
@preconcurrency @MainActor
public protocol ScrollViewDelegateHolder: AnyObject {}

extension ScrollViewDelegateHolder where Self: UIScrollView {
    /// Is notified of scrolling; not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }
}
