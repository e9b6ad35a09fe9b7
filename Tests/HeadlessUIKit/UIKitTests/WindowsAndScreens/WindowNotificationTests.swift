import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct WindowNotificationTests {
    @Test func `makeKeyAndVisible posts didBecomeVisible, then didBecomeKey`() async throws {
        try await withDevice {
            let main = newWindow()
            let log = WindowLog(["main": main])
            main.makeKeyAndVisible()
            #expect(log.lines == ["main visible", "main key"])
        }
    }

    @Test func `showing and hiding an alert window posts notifications in the order of a device`() async throws {
        try await withDevice {
            let (main, alert) = (newWindow(), newWindow())
            alert.windowLevel = .alert
            main.makeKeyAndVisible()
            let log = WindowLog(["main": main, "alert": alert])
            alert.makeKeyAndVisible()
            #expect(log.lines == ["alert visible", "main resigned", "alert key"])
            alert.isHidden = true
            #expect(log.lines.dropFirst(3) == ["alert resigned", "main key", "alert hidden"])
        }
    }

    @Test func `hiding the only window posts didResignKey, then didBecomeHidden`() async throws {
        try await withDevice {
            let main = newWindow()
            main.makeKeyAndVisible()
            let log = WindowLog(["main": main])
            main.isHidden = true
            #expect(log.lines == ["main resigned", "main hidden"])
        }
    }

    @Test func `visibility notifications are posted only when isHidden changes`() async throws {
        try await withDevice {
            let main = newWindow()
            let log = WindowLog(["main": main])
            main.alpha = 0
            main.isHidden = true
            main.isHidden = false
            main.isHidden = false
            main.removeFromSuperview()
            main.isHidden = true
            #expect(log.lines == ["main visible", "main hidden"])
        }
    }

    @Test func `window notifications have the window as object and no user info`() async throws {
        try await withDevice {
            let window = newWindow()
            var notes: [Notification] = []
            let tokens = [
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
                UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
            ].map { observeDevice($0) { notes.append($0) } }
            window.makeKeyAndVisible()
            window.isHidden = true
            #expect(notes.count == 4)
            #expect(notes.allSatisfy { $0.object as? UIWindow === window && $0.userInfo == nil })
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }
}
