import UIKit

/// A window that takes the touches on its content and gives back those on its backdrop: itself and
/// its root view.
///
/// What is presented in it is content, too: an alert or a sheet is modal, and takes all touches
/// while it is there.
///
/// UIKit asks twice for one touch, with the same event, and the second answer counts. So an answer
/// may depend on the point alone: a window that remembers having been asked gives another one the
/// second time.
///
/// Over SwiftUI's content the second answer is the hosting view, from iOS 18 on, as reports tell.
/// Where that is the root view, no touch is taken any more. So let a plain controller be the root
/// and the hosting controller its child, with a view no larger than what it shows.
class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        let isBackdrop = view === self || view === rootViewController?.viewIfLoaded
        return isBackdrop ? nil : view
    }
}
