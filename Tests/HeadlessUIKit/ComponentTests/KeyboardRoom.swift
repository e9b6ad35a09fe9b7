import UIKit

/// A scroll view with more room below its content, and its original insets.
@MainActor
struct WidenedList {
    let view: UIScrollView
    private let inset: CGFloat
    private let indicatorInset: CGFloat
    private let mode: UIScrollView.KeyboardDismissMode

    init(_ view: UIScrollView) {
        self.view = view
        inset = view.contentInset.bottom
        indicatorInset = view.verticalScrollIndicatorInsets.bottom
        mode = view.keyboardDismissMode
        view.keyboardDismissMode = .interactive
    }

    /// Makes room for a field above the keyboard, and scrolls to the field.
    ///
    /// - Parameter top: The upper edge of the keyboard in window coordinates, in points.
    func makeRoom(above top: CGFloat, for field: UIView) {
        let covered = view.convert(view.bounds, to: nil).maxY - top
        let room = max(0, covered - (view.adjustedContentInset.bottom - view.contentInset.bottom))
        view.contentInset.bottom = max(inset, room)
        view.verticalScrollIndicatorInsets.bottom = max(indicatorInset, room)
        let frame = view.convert(field.bounds, from: field)
        view.scrollRectToVisible(frame.insetBy(dx: 0, dy: -KeyboardAvoider.distance), animated: false)
    }

    func restore() {
        view.contentInset.bottom = inset
        view.verticalScrollIndicatorInsets.bottom = indicatorInset
        view.keyboardDismissMode = mode
        // If the content was scrolled into the added room, scroll it back.
        let end = max(
            -view.adjustedContentInset.top,
            view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
        if view.contentOffset.y > end { view.contentOffset.y = end }
    }
}

/// A view that moves up, and its original position.
@MainActor
struct RaisedView {
    let view: UIView
    private var home: CGFloat
    private var shift: CGFloat = 0

    init(_ view: UIView) {
        self.view = view
        home = view.frame.minY
    }

    /// Moves the view up until a field ends above a line of the window, but not out of the safe area.
    mutating func raise(_ field: UIView, above line: CGFloat) {
        settle()
        let frame = field.convert(field.bounds, to: nil)
        let free = frame.minY + shift - (view.window?.safeAreaInsets.top ?? 0)
        shift = max(0, min(frame.maxY + shift - line, free))
        view.frame.origin.y = home - shift
    }

    mutating func restore() {
        settle()
        shift = 0
        view.frame.origin.y = home
    }

    /// Adopts the current position if other code has moved the view, for example the window after a rotation.
    private mutating func settle() {
        guard view.frame.minY != home - shift else { return }
        (home, shift) = (view.frame.minY, 0)
    }
}
