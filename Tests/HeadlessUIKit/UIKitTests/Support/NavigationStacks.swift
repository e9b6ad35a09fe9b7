import UIKit

/// A navigation controller with these controllers, in a window that shows and is laid out.
@MainActor
func shownStack(_ controllers: UIViewController...) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    let window = shownWindow(navigation)
    window.layoutIfNeeded()
    return (navigation, window)
}

@MainActor
func titled(_ title: String, _ view: UIView? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    if let view { controller.view = view }
    return controller
}
