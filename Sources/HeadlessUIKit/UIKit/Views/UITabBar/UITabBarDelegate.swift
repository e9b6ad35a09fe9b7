/// The delegate that is notified when the user selects an item of a tab bar. A selection in code doesn't notify it.
///
/// The default implementation does nothing, because the method is optional on a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:); the page says that
///   the user selects the item, not that code doesn't.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user taps an item, even if it is already selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
