@_spi(Simulator) import UIKit

/// Where a finger takes a sheet.
public enum SheetPart: Sendable {
    /// At its upper edge.
    case grabber
    /// In its middle; what scrolls there may take the finger for itself.
    case content
}

/// Swipes the sheet in front down: to the next lower detent, and below the lowest away, if it may go.
///
/// False if there is no sheet. Whether it goes is for its delegate and for `isModalInPresentation` to say.
@MainActor @discardableResult
public func swipeDownSheet(on part: SheetPart = .content) -> Bool {
    swipeSheet(up: false, on: part)
}

/// Swipes the sheet in front up, to the next higher detent; false if there is no sheet.
@MainActor @discardableResult
public func swipeUpSheet(on part: SheetPart = .content) -> Bool {
    swipeSheet(up: true, on: part)
}

@MainActor
private func swipeSheet(up: Bool, on part: SheetPart) -> Bool {
    let application = UIApplication.shared
    application.finishTurn()
    guard let sheet = application.frontSheet, let view = sheet.presentedView else { return false }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    if part == .content, let list = view.scrollView(at: middle), !sheet.takesSwipe(up: up, over: list) {
        drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + (up ? -100 : 100)))
    } else {
        application.inTurn { sheet.userSwipes(up: up) }
    }
    return true
}

extension UIView {
    /// What scrolls up and down at a point of the window.
    fileprivate func scrollView(at point: CGPoint) -> UIScrollView? {
        let hit = hitTest(convert(point, from: nil), with: nil)
        return sequence(first: hit) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
