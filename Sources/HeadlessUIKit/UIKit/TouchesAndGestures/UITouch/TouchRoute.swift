/// The target of a touch at a point of the screen, and the windows that didn't accept it.
@_spi(Simulator)
@MainActor
public struct TouchRoute {
    public enum End {
        case view(UIView, in: UIWindow)
        case statusBar
        case nowhere
    }

    public let end: End
    /// The windows in front of the target that returned no view, frontmost first.
    public let refusing: [UIWindow]
}

extension UIApplication {
    /// Returns the target of a touch, found by hit-testing the windows from front to back.
    ///
    /// The first visible window whose `hitTest` returns a view in both of two calls receives the touch.
    ///
    /// - Parameter point: The point in the screen's coordinates.
    @_spi(Simulator)
    public func route(at point: CGPoint, with event: UIEvent?) -> TouchRoute {
        var refusing: [UIWindow] = []
        for window in allWindows.reversed() {
            if statusBarContains(point), !window.receivesTouchesBeforeStatusBar {
                return TouchRoute(end: .statusBar, refusing: refusing)
            }
            let localPoint = window.convert(point, from: nil as UIWindow?)
            if window.isShown, let view = window.viewHitTwice(localPoint, with: event) {
                return TouchRoute(end: .view(view, in: window), refusing: refusing)
            }
            refusing.append(window)
        }
        return TouchRoute(end: statusBarContains(point) ? .statusBar : .nowhere, refusing: refusing)
    }
}

extension UIWindow {
    /// Returns the view from the second of two hit tests with the same event.
    ///
    /// Sources: channel-io/BezierSwift#91 prints both results, in iOS 17 and 18; Apple Developer Forums, 762292. Over
    /// UIKit's views the results are equal. Over SwiftUI content, which the module doesn't have, the second result is
    /// the hosting view from iOS 18 on. There, an overlay window that passes touches on its root view through doesn't
    /// receive touches anymore.
    ///
    /// - Note: Undocumented by Apple. If only the first result is `nil`, this implementation passes the touch to the
    ///   next window.
    fileprivate func viewHitTwice(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTest(point, with: event).flatMap { _ in hitTest(point, with: event) }
    }
}
