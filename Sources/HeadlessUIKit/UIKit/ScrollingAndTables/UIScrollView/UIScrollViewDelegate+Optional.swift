/// Properties for code that calls the delegate's methods as optional ones, which they are on a phone:
/// `delegate?.scrollViewDidScroll?(view)`.
///
/// If the delegate doesn't implement a method, the default implementation is called. There are no properties for
/// methods with more than one argument, because a function value has no argument labels.
extension UIScrollViewDelegate {
    public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
    public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDragging($0) }
    }
    public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }
    public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidEndDecelerating($0) }
    }
    public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }
    public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
        { self.scrollViewShouldScrollToTop($0) }
    }
    public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
    public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }
}
