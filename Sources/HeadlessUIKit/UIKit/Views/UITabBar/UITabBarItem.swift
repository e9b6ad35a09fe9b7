/// An item of a tab bar, which represents a view controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}
