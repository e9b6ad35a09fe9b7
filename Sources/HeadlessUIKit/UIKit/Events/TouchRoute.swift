/// What a finger at a point of the screen reaches, and which windows it went through on the way.
@_spi(Simulator)
@MainActor
public struct TouchRoute {
    public enum End {
        case view(UIView, in: UIWindow)
        case statusBar
        case nowhere
    }

    public let end: End
    /// The windows that were asked before and did not answer, frontmost first.
    public let refusing: [UIWindow]
}

extension UIApplication {
    /// Asks the windows from front to back; the first visible one whose `hitTest` answers, twice, has the touch.
    ///
    /// - Parameter point: in the coordinates of the screen.
    @_spi(Simulator)
    public func route(at point: CGPoint, with event: UIEvent?) -> TouchRoute {
        var refusing: [UIWindow] = []
        for window in allWindows.reversed() {
            if shownStatusBarFrame.contains(point), !window.takesTouchesBeforeStatusBar {
                return TouchRoute(end: .statusBar, refusing: refusing)
            }
            let inside = window.convert(point, from: nil as UIWindow?)
            if window.isShown, let view = window.viewHitTwice(inside, with: event) {
                return TouchRoute(end: .view(view, in: window), refusing: refusing)
            }
            refusing.append(window)
        }
        return TouchRoute(end: shownStatusBarFrame.contains(point) ? .statusBar : .nowhere, refusing: refusing)
    }
}

extension UIWindow {
    /// Asks the window twice, with the same event; the second answer counts.
    ///
    /// Sources: channel-io/BezierSwift#91 prints both answers, in iOS 17 and 18; Apple Developer Forums, 762292. Over
    /// UIKit's views the answers are equal. Over SwiftUI's content (which the module does not have) the second is the
    /// hosting view from iOS 18 on: an overlay's window that lets touches through where its root view is hit takes no
    /// touches any more. Open: what a phone does where only the first answer is nil; here the touch goes on.
    fileprivate func viewHitTwice(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTest(point, with: event).flatMap { _ in hitTest(point, with: event) }
    }
}
