@_spi(Simulator) import UIKit

/// Finds what a touch reaches on the current device, at a point of the screen's coordinates.
///
/// The windows are asked from front to back; the first visible one whose `hitTest` answers has the touch.
@MainActor
public func touchTarget(at point: CGPoint) -> TouchTarget {
    var refusals: [TouchTarget.Refusal] = []
    for window in UIApplication.shared.windows.reversed() {
        let inside = window.convert(point, from: nil as UIWindow?)
        if window.isShown, let view = window.hitTest(inside, with: nil) {
            return TouchTarget(window: window, view: view, refusals: refusals)
        }
        refusals.append(.init(window: window, reason: .init(window, inside)))
    }
    return TouchTarget(window: nil, view: nil, refusals: refusals)
}
