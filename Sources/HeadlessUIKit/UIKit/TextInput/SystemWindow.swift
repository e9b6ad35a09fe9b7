/// A window that the system adds to the app's list; it is never key and has no controller of the app.
@MainActor
class SystemWindow: UIWindow {
    @available(*, deprecated) override init(frame: CGRect) {
        super.init(frame: frame)
        application.stack.markAsSystem(registration.id)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func enter(_ level: Level) {
        windowLevel = level
        isHidden = false
    }

    /// Only what the system puts in takes touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

extension UIWindow {
    /// Whether the system added the window to the app's list.
    @_spi(Simulator) public var isSystem: Bool { application.isSystem(self) }
}

/// In the list since the keyboard, or an alert, first showed; up to iOS 9 it has the keyboard in it.
final class UITextEffectsWindow: SystemWindow {}

/// Has the keyboard in it, in front of all other windows, from iOS 10 on.
final class UIRemoteKeyboardWindow: SystemWindow {}

extension UIWindow.Level {
    /// Seen on phones.
    static let textEffects = UIWindow.Level(2100)
    /// Before iOS 9, when the keyboard did not yet lie above alerts; reported by many. Open: at which level it was.
    static let earlyTextEffects = UIWindow.Level(1)
    /// Measured on iOS 12.4 by the author of the article on windows; the greatest there is.
    static let remoteKeyboard = UIWindow.Level(limit)
}

/// How the system makes its windows, which are in no scene: as apps no longer do, so by way of a protocol, which the
/// compiler does not mind.
@MainActor
protocol SystemWindowMaker {
    static func textEffects(_ frame: CGRect) -> UITextEffectsWindow
    static func remoteKeyboard(_ frame: CGRect) -> UIRemoteKeyboardWindow
}

enum SystemWindows: SystemWindowMaker {
    @available(*, deprecated) static func textEffects(_ frame: CGRect) -> UITextEffectsWindow {
        UITextEffectsWindow(frame: frame)
    }

    @available(*, deprecated) static func remoteKeyboard(_ frame: CGRect) -> UIRemoteKeyboardWindow {
        UIRemoteKeyboardWindow(frame: frame)
    }
}
