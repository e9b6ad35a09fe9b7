import UIKit

/// What holds the screens: this chapter's containers, which hand the question on, or Apple's.
enum DemoContainers: Int {
    case chapters, apples

    /// Those that a screen is in.
    @MainActor
    init(around screen: UIViewController) {
        let isOurs = screen.navigationController is ForwardingNavigationController
        self = isOurs ? .chapters : .apples
    }

    @MainActor
    func stack(_ screen: UIViewController, title: String) -> UINavigationController {
        let stack = self == .chapters ? ForwardingNavigationController() : UINavigationController()
        stack.viewControllers = [screen]
        stack.title = title
        stack.navigationBar.tintColor = .label  // to be read on every ground
        return stack
    }

    /// The whole app.
    @MainActor
    func tabs() -> UITabBarController {
        let tabs = self == .chapters ? ForwardingTabBarController() : UITabBarController()
        tabs.title = "Tabs"
        tabs.tabBar.backgroundColor = .secondarySystemBackground
        let (pictures, me) = (
            stack(DemoController(.list), title: "Pictures"),
            stack(DemoController(.profile), title: "Me")
        )
        pictures.tabBarItem = UITabBarItem(
            title: "Pictures", image: UIImage(systemName: "photo"), tag: 0)
        me.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 1)
        tabs.viewControllers = [pictures, me]
        return tabs
    }
}

/// A kind of screen, and what it wants of the status bar.
enum DemoPlace: String {
    case list = "List"
    case photo = "Photo"
    case profile = "Profile"
    case player = "Player"
    case info = "Info"

    var ground: UIColor {
        switch self {
        case .list, .info: .systemBackground
        case .photo: .systemTeal
        case .profile: .systemOrange
        case .player: .black
        }
    }

    func adjust(_ bar: inout BarState) {
        switch self {
        case .list: break
        case .photo, .profile, .info: bar.style = .lightContent
        case .player: bar.isHidden = true
        }
    }

    var wish: String {
        switch self {
        case .list: "This screen wants nothing of the status bar. Go on to others that do."
        case .photo: "This screen was pushed. It wants light text in the status bar."
        case .profile: "This screen, in the other tab, wants light text in the status bar."
        case .player: "This screen is presented full screen. It wants no status bar."
        case .info: "This screen is a sheet. It wants light text, but a sheet is not asked."
        }
    }
}
