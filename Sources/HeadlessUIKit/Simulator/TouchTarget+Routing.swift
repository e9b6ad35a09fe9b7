@_spi(Simulator) import UIKit

/// Returns the view that receives a touch on the current device, at a point in the screen's coordinates.
///
/// The windows are hit-tested from front to back. The first visible window whose `hitTest` returns a view receives the
/// touch. On the status bar, only the windows at or above the bar's level are hit-tested. While the app is in the
/// background, no touch reaches it, and the result is the view that would receive the touch otherwise.
///
/// - Source: https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events,
///   and https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
/// - Note: Undocumented by Apple. It's reported that no touch on the status bar reaches an app from iOS 13 on
///   (https://github.com/flutter-team-archive/engine/pull/16820). This implementation hit-tests the same windows with
///   every system.
@MainActor
public func touchTarget(at point: CGPoint) -> TouchTarget {
    UIApplication.shared.finishTurn()
    let route = UIApplication.shared.route(at: point, with: nil)
    let refusals = route.refusing.map { window in
        TouchTarget.Refusal(window: window, reason: .init(window, window.convert(point, from: nil as UIWindow?)))
    }
    guard case .view(let view, let window) = route.end else {
        return TouchTarget(window: nil, view: nil, refusals: refusals)
    }
    return TouchTarget(window: window, view: view, refusals: refusals)
}
