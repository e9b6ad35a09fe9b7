import UIKit

/// Returns a navigation controller with the given controllers, in a visible window that is laid out.
@MainActor
package func shownStack(_ controllers: UIViewController...) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    let window = shownWindow(navigation)
    window.layoutIfNeeded()
    return (navigation, window)
}

@MainActor
package func titled(_ title: String, _ view: UIView? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    if let view { controller.view = view }
    return controller
}
