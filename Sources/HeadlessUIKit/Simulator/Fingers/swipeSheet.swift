@_spi(Simulator) import UIKit

/// A part of a sheet on which a finger can drag it.
///
/// - Source:
///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge
public enum SheetPart: Sendable {
    /// The grabber at the upper edge of the sheet.
    case grabber
    /// The middle of the sheet. A scroll view there may handle the swipe instead of the sheet.
    case content
}

/// Swipes the sheet in front down to the next lower detent. Below the lowest detent, the sheet is dismissed if it may
/// be.
///
/// The sheet's delegate and `isModalInPresentation` determine whether it may be dismissed.
///
/// - Returns: `false` if there's no sheet, or if the app is in the background.
/// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
/// - Source:
///   https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:),
///   for the two conditions.
/// - Note: Undocumented by Apple. In this implementation, a swipe moves the sheet by one detent, whatever its speed.
@MainActor @discardableResult
public func swipeDownSheet(on part: SheetPart = .content) -> Bool {
    swipeSheet(up: false, on: part)
}

/// Swipes the sheet in front up to the next higher detent.
///
/// - Returns: `false` if there's no sheet, or if the app is in the background.
/// - Source:
///   https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)
@MainActor @discardableResult
public func swipeUpSheet(on part: SheetPart = .content) -> Bool {
    swipeSheet(up: true, on: part)
}

@MainActor
private func swipeSheet(up: Bool, on part: SheetPart) -> Bool {
    guard let application = UIApplication.reachedByFingers(), let sheet = application.frontSheet,
        let view = sheet.presentedView
    else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    if part == .content, let list = view.scrollView(at: middle), !sheet.handlesSwipe(up: up, over: list) {
        drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + (up ? -100 : 100)))
    } else {
        application.inTurn { sheet.userSwipes(up: up) }
    }
    return true
}

extension UIView {
    /// Returns the scroll view at a point of the window, or `nil` if there's none.
    fileprivate func scrollView(at point: CGPoint) -> UIScrollView? {
        let hit = hitTest(convert(point, from: nil), with: nil)
        return sequence(first: hit) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
