@_spi(Simulator) import UIKit

/// Finds what a touch reaches on the current device, at a point of the screen's coordinates.
///
/// The windows are asked from front to back; the first visible one whose `hitTest` answers has the touch. On the status
/// bar only the windows of its level and above are asked.
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
