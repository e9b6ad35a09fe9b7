import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on the status bar's controllers as a user sees it, with unsolved exercises.
@MainActor @Suite struct StatusBarControllersDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate.
    private func withApp(
        _ device: Device = .iPhone17, _ body: @MainActor (StatusBarControllersDemoSceneDelegate) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in StatusBarControllersDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? StatusBarControllersDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate)
        }
    }

    /// Presses a button, and waits for the end of the transition.
    private func pressAndWait(_ title: String) async throws {
        try press(title)
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    @Test func `the first screen has the map, the stages, and four buttons on the screen`() async throws {
        try await withApp { delegate in
            #expect(isShown("1  Mill Bridge"))
            for title in ["Log", "Slope", "Profile", "Tour"] { #expect(button(title) != nil) }
            #expect(flaws { $0.superview is MapView } == [])
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `a photo hides the bar, and its button shows it`() async throws {
        try await withApp { _ in
            let list = try #require(shown(UITableView.self).first)
            let cell = try #require(list.cellForRow(at: IndexPath(row: 2, section: 0)))
            tap(at: try place(of: cell, at: 0.05))
            await PhoneClock.phone.advance(by: .seconds(1))
            try await pressAndWait("Photo")
            #expect(StatusBar.current.isHidden)
            try press("Bar")
            #expect(!StatusBar.current.isHidden)
            try await pressAndWait("Done")
            #expect(isShown("Stage 3"))
        }
    }

    @Test func `the profile has a light bar, also under the log`() async throws {
        try await withApp { _ in
            try press("Log")
            try await pressAndWait("Profile")
            #expect(StatusBar.current.style == .lightContent)
            #expect(flaws() == [])
        }
    }

    @Test func `with the exercise unsolved, the log says that the root decides`() async throws {
        try await withApp { delegate in
            try await pressAndWait("Profile")
            #expect(delegate.overlay(LogOverlay.self)?.lines == ["You say: TrailNavigation"])
        }
    }

    @Test func `with the exercises unsolved, the tour goes on, and its screens stay children`() async throws {
        try await withApp { delegate in
            try await pressAndWait("Tour")
            #expect(StatusBar.current.style == .lightContent, "the profile of the first pair decides")
            try press("Next")
            try press("Next")
            #expect(isShown("Raven Rock"))
            #expect(StatusBar.current.isHidden)
            let tour = delegate.window?.rootViewController?.presentedViewController
            #expect(tour?.children.count == 3)
            try press("Next")
            #expect(isShown("Rosa"))
            try await pressAndWait("End of the tour")
            #expect(delegate.window?.rootViewController?.presentedViewController == nil)
        }
    }

    @Test func `on an iPad, a narrow window has all buttons of the tour`() async throws {
        try await withApp(.iPadPro11) { delegate in
            resizeScene(scene, to: CGRect(x: 80, y: 60, width: 420, height: 700))
            delegate.window?.layoutIfNeeded()
            try await pressAndWait("Tour")
            for title in ["Next", "End of the tour"] { #expect(button(title) != nil) }
            try await pressAndWait("End of the tour")
            #expect(isShown("1  Mill Bridge"))
        }
    }
}
