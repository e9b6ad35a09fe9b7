/// Hears which item of a tab bar somebody has chosen; what code selects does not come here.
///
/// The method does nothing by default, because on a phone it is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Somebody has tapped an item, be it selected already or not.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
