import Simulator
import Testing

@MainActor @Suite struct WindowNotificationTests {
    @Test func launchIsVisibleThenKey() async throws {
        try await withDevice {
            let main = UIWindow()
            let log = WindowLog(["main": main])
            main.makeKeyAndVisible()
            #expect(log.lines == ["main visible", "main key"])
        }
    }

    @Test func anAlertThatComesAndGoesSaysSoInTheOrderSeenOnPhones() async throws {
        try await withDevice {
            let (main, alert) = (UIWindow(), UIWindow())
            alert.windowLevel = .alert
            main.makeKeyAndVisible()
            let log = WindowLog(["main": main, "alert": alert])
            alert.makeKeyAndVisible()
            #expect(log.lines == ["alert visible", "main resigned", "alert key"])
            alert.isHidden = true
            #expect(log.lines.dropFirst(3) == ["alert resigned", "main key", "alert hidden"])
        }
    }

    @Test func hidingTheOnlyWindowResignsAndThenHides() async throws {
        try await withDevice {
            let main = UIWindow()
            main.makeKeyAndVisible()
            let log = WindowLog(["main": main])
            main.isHidden = true
            #expect(log.lines == ["main resigned", "main hidden"])
        }
    }

    @Test func visibilityFollowsIsHiddenAlone() async throws {
        try await withDevice {
            let main = UIWindow()
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
}
