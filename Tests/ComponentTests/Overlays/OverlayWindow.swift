import UIKit

/// A window over the app that never becomes key: the app's window keeps the keyboard and its text
/// field.
///
/// Show it with `isHidden = false`. Whoever owns it hides it before letting it go, so that what
/// observes windows hears of it, and nothing depends on when the last reference goes.
///
/// No text can be typed into it: a text field in an alert that it presents would have no keyboard.
class OverlayWindow: PassthroughWindow {
    init(windowScene: UIWindowScene, level: UIWindow.Level) {
        super.init(windowScene: windowScene)
        windowLevel = level
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }
}
