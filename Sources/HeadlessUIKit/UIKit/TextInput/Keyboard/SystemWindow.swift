/// A window that the system adds to the app's list of windows.
///
/// It is never the key window and has no view controller of the app.
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

    /// Returns the view of the system that contains the point. The window itself doesn't receive touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

extension UIWindow {
    /// A Boolean value indicating whether the system has added the window to the app's list of windows.
    @_spi(Simulator) public var isSystem: Bool { application.isSystem(self) }
}

/// The window that is in the list after a keyboard or an alert has first been displayed.
///
/// Up to iOS 9, it contains the keyboard.
final class UITextEffectsWindow: SystemWindow {}

/// The window that contains the keyboard from iOS 10 on, in front of all other windows.
final class UIRemoteKeyboardWindow: SystemWindow {}

extension UIWindow.Level {
    /// The level of the text effects window, as observed on phones.
    static let textEffects = UIWindow.Level(2100)
    /// The level before iOS 9, when the keyboard wasn't yet above alerts, as many developers report.
    ///
    /// - Note: Undocumented by Apple.
    static let earlyTextEffects = UIWindow.Level(1)
    /// The level of the keyboard's window, as measured on iOS 12.4 by the author of the article on windows.
    ///
    /// It is the maximum level.
    static let remoteKeyboard = UIWindow.Level(limit)
}

/// A factory of the system's windows, which aren't in a scene.
///
/// Creating such windows is deprecated for apps. The compiler doesn't emit a warning for calls through a protocol.
@MainActor
protocol SystemWindowFactory {
    static func textEffects(_ frame: CGRect) -> UITextEffectsWindow
    static func remoteKeyboard(_ frame: CGRect) -> UIRemoteKeyboardWindow
}

enum SystemWindows: SystemWindowFactory {
    @available(*, deprecated) static func textEffects(_ frame: CGRect) -> UITextEffectsWindow {
        UITextEffectsWindow(frame: frame)
    }

    @available(*, deprecated) static func remoteKeyboard(_ frame: CGRect) -> UIRemoteKeyboardWindow {
        UIRemoteKeyboardWindow(frame: frame)
    }
}
