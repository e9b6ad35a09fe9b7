import UIKit

/// A navigation controller whose top controller says whether the orientation is locked.
final class LockingNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    @available(iOS 26, *)
    override var childForInterfaceOrientationLock: UIViewController? { topViewController }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    }
}
