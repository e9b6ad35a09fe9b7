/// On a phone the methods of the delegate are optional, and code that calls one writes `delegate?.scrollViewDidScroll?(view)`.
/// These properties let it compile; a method that a delegate leaves out does what its default does. Methods with more
/// than one argument have none: a function that is a value has no labels.
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
