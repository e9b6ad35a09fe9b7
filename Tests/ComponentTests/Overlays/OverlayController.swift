import UIKit

extension UIViewController {
    /// How this controller is presented: as it asks to be, unless a delegate adapts that to the
    /// room there is.
    ///
    /// The styles that fill what they cover adapt to nothing.
    var presentedStyle: UIModalPresentationStyle? {
        guard presentingViewController != nil, let presentation = presentationController else {
            return nil
        }
        let style = presentation.presentationStyle
        let adapts = [.pageSheet, .formSheet, .popover, .custom].contains(style)
        guard adapts, presentation.delegate != nil else { return style }
        let adapted = presentation.adaptivePresentationStyle(for: presentation.traitCollection)
        return adapted == .none ? style : adapted
    }

    /// This controller, what it presents, what that presents, up to the front; what is on its way
    /// out is left out.
    var presentationChain: [UIViewController] {
        let chain = sequence(first: self) { controller in
            controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
        }
        return Array(chain)
    }
}

extension UIViewController {
    /// Who decides about the status bar where this controller is the root: the last that is
    /// presented full screen, or asks for the bar.
    var statusBarOwner: UIViewController {
        let owners = presentationChain.dropFirst().filter {
            $0.presentedStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance
        }
        return owners.last ?? self
    }

    /// Who decides how the interface turns, and about the edges of the screen: the last that fills
    /// the window.
    var screenOwner: UIViewController {
        let owners = presentationChain.dropFirst().filter {
            $0.presentedStyle == .fullScreen || $0.presentedStyle == .overFullScreen
        }
        return owners.last ?? self
    }
}

/// The root of an overlay: whatever UIKit asks it about the screen, it passes on to the app below.
///
/// UIKit asks the frontmost window about the status bar, the orientation and the edges of the
/// screen, and that is the overlay's. With an `OverlayController` the answers are those that there
/// would be without the overlay.
class OverlayController: UIViewController {
    override var childForStatusBarStyle: UIViewController? { appRoot?.statusBarOwner }
    override var childForStatusBarHidden: UIViewController? { appRoot?.statusBarOwner }
    override var childForHomeIndicatorAutoHidden: UIViewController? { appRoot?.screenOwner }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        appRoot?.screenOwner
    }
    override var childForInterfaceOrientationLock: UIViewController? { appRoot?.screenOwner }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        appRoot?.screenOwner.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        appRoot?.screenOwner.preferredInterfaceOrientationForPresentation
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

extension OverlayController {
    /// The root of the app's window: of the windows behind this one that are as large and no
    /// overlays, the frontmost.
    ///
    /// It is looked up each time. The key window would be the wrong one: a small window may be key,
    /// one in another scene, or none. A window that was given once would be wrong while another
    /// covers it, as one that asks for the password does. Windows in front, such as the system's
    /// for text, are asked by UIKit before this one.
    var appRoot: UIViewController? {
        guard let overlay = viewIfLoaded?.window, let scene = overlay.windowScene else {
            return nil
        }
        let behind = scene.windows.filter { window in
            !window.isHidden && window.windowLevel <= overlay.windowLevel
                && window.bounds.size == overlay.bounds.size
                && window.rootViewController != nil
                && !(window.rootViewController is OverlayController)
        }
        // The last of those with the highest level: scenes list their windows from back to front.
        return behind.reversed().max { $0.windowLevel < $1.windowLevel }?.rootViewController
    }

    /// Has UIKit ask again, because the app's answers may be others now.
    ///
    /// The app says so where it changes them, next to the update that it asks for itself: whether
    /// UIKit then asks the overlay, in whose window nothing has changed, is not documented.
    func setNeedsUpdateOfAppAnswers() {
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        setNeedsUpdateOfSupportedInterfaceOrientations()
        setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
}
