@_spi(Simulator) import UIKit

/// Taps the frontmost button with the given title, such as a button of an alert.
///
/// - Returns: `false` if no finger can reach such a button, or if the app is in the background.
/// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchupinside
@MainActor @discardableResult
public func tapButton(titled title: String) -> Bool {
    guard let application = UIApplication.reachedByFingers() else { return false }
    for window in application.allWindows.reversed() {
        for button in window.buttons(titled: title).reversed() {
            let middle = window.convert(
                button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil), to: nil)
            guard touchTarget(at: middle).view === button else { continue }
            tap(at: middle)
            return true
        }
    }
    return false
}

extension UIView {
    /// Returns the buttons with the given title, from back to front.
    fileprivate func buttons(titled title: String) -> [UIButton] {
        if let button = self as? UIButton, button.currentTitle == title { return [button] }
        return subviews.flatMap { $0.buttons(titled: title) }
    }
}
