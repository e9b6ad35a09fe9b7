@_spi(Simulator) import UIKit

/// Taps the button in front that shows a title, in an alert for instance; false if no finger can reach one.
@MainActor @discardableResult
public func tapButton(titled title: String) -> Bool {
    UIApplication.shared.finishTurn()
    for window in UIApplication.shared.allWindows.reversed() {
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
    /// From back to front.
    fileprivate func buttons(titled title: String) -> [UIButton] {
        if let button = self as? UIButton, button.currentTitle == title { return [button] }
        return subviews.flatMap { $0.buttons(titled: title) }
    }
}
