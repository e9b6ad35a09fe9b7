import UIKit

/// An object that keeps the edited field of a window clear of the keyboard, as keyboard managers do.
///
/// A scroll view around the field gets room below its content, and scrolls. If that isn't enough, the whole view of the
/// controller moves up. Fields get a bar with buttons, a touch outside them ends editing, and a drag in the scroll view
/// pulls the keyboard down. All changes are reverted when the keyboard disappears.
@MainActor
final class KeyboardAvoider: NSObject {
    /// The distance from the field to the keyboard, in points.
    static let distance: CGFloat = 10

    private weak var window: UIWindow?
    private weak var field: UIView?
    /// The frame of the keyboard in screen coordinates, or `nil` if there is none.
    private var keyboard: CGRect?
    private var list: WidenedList?
    private var raised: RaisedView?
    private var tokens: [any NSObjectProtocol] = []

    init(in window: UIWindow) {
        self.window = window
        super.init()
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.delegate = self
        tap.addAction(UIAction { [weak window] _ in window?.endEditing(true) })
        window.addGestureRecognizer(tap)
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observe(name) { $0.begin($1.object as? UIView) }
        }
        for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
            observe(name) { if $0.field === $1.object as? UIView { $0.field = nil } }
        }
        observe(UIResponder.keyboardWillShowNotification, of: window.screen) { $0.follow($1, isShown: true) }
        observe(UIResponder.keyboardWillHideNotification, of: window.screen) { $0.follow($1, isShown: false) }
    }

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private func observe(
        _ name: Notification.Name, of object: NSObject? = nil,
        _ action: @escaping @MainActor (KeyboardAvoider, Notification) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] in
            nonisolated(unsafe) let notification = $0
            MainActor.assumeIsolated {
                if let self { action(self, notification) }
            }
        }
        tokens.append(token)
    }

    /// Begins to avoid the keyboard for a field.
    ///
    /// A text view posts its notification only after the keyboard is visible.
    private func begin(_ field: UIView?) {
        guard let field, field.window === window else { return }
        self.field = field
        KeyboardBar.give(to: field)
        update()
    }

    private func follow(_ notification: Notification, isShown: Bool) {
        let info = notification.userInfo
        keyboard = isShown ? (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue : nil
        let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        let options = UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16)
        UIView.animate(withDuration: duration?.doubleValue ?? 0.25, delay: 0, options: options) { self.update() }
    }

    /// Makes room for the edited field, and reverts changes that are no longer needed.
    private func update() {
        let around = keyboard == nil ? nil : field?.enclosingScrollView
        if list?.view !== around {
            list?.restore()
            list = around.map { WidenedList($0) }
        }
        guard let window, let keyboard, let field, let root = field.topmostController?.view else {
            raised?.restore()
            raised = nil
            return
        }
        let top = window.convert(keyboard, from: window.screen.coordinateSpace).minY
        list?.makeRoom(above: top, for: field)
        if raised?.view !== root {
            raised?.restore()
            raised = RaisedView(root)
        }
        raised?.raise(field, above: top - Self.distance)
    }
}

extension KeyboardAvoider: UIGestureRecognizerDelegate {
    /// Returns a Boolean value indicating whether a touch ends editing. Buttons and other fields keep the keyboard.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        field != nil && !(touch.view is UIControl || touch.view is UITextView)
    }
}

extension UIView {
    /// The nearest scroll view around this view.
    ///
    /// For a text view it isn't the text view itself, which scrolls its own text.
    fileprivate var enclosingScrollView: UIScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// The root view controller of the window, or the presented controller that contains this view.
    fileprivate var topmostController: UIViewController? {
        let nearest = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first
        return nearest.flatMap { sequence(first: $0, next: \.parent).suffix(1).first }
    }
}
