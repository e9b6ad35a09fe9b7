/// The delegate that allows items to be pushed and popped, and is notified when they are.
///
/// A navigation controller that conforms to the protocol is queried when the user taps the back button of its bar. All
/// methods are optional on a phone. Their default implementations here have the same effect as omitting them.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationbardelegate; the page doesn't describe the
///   back button of a navigation controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called when an item has been pushed and the animation is over.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called when an item has been popped and the animation is over.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
