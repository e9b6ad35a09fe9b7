/// The delegate that is notified when the user selects an item of a tab bar. A selection in code doesn't notify it.
///
/// The default implementation does nothing, because the method is optional on a phone.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user taps an item, even if it is already selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
