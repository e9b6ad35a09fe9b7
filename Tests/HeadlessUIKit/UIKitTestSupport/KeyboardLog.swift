import Simulator

/// The keyboard notifications of the current device, in order.
@MainActor
package final class KeyboardLog {
    package private(set) var lines: [String] = []
    package private(set) var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    package init() {
        for (name, line) in [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
        ] {
            let token = observeDevice(name) { [weak self] note in
                self?.lines.append(line)
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                self?.frames.append(value?.cgRectValue ?? .null)
            }
            tokens.append(token)
        }
    }

    isolated deinit {
        for token in tokens {
            NotificationCenter.default.removeObserver(token)
        }
    }
}

/// Advances the clock to the end of the keyboard's animation, after which UIKit posts `keyboardDidShow` or
/// `keyboardDidHide`.
@MainActor
package func finishKeyboardAnimation() async {
    await PhoneClock.phone.advance(by: .milliseconds(250))
}

/// Returns a visible key window whose root view contains the given views, so that the responder chain is complete.
@MainActor
package func screenWindow(_ views: UIView...) -> UIWindow {
    let window = newWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    for view in views {
        window.rootViewController?.view.addSubview(view)
    }
    return window
}
