import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on windows as a user sees it, with unsolved exercises.
@MainActor @Suite struct WindowsDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate.
    private func withApp(
        _ device: Device = .iPhone17, _ body: @MainActor (WindowsDemoSceneDelegate) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in WindowsDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? WindowsDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate)
        }
    }

    private func row(_ number: Int) throws -> CGPoint {
        let list = try #require(shown(UITableView.self).first)
        let cell = try #require(list.cellForRow(at: IndexPath(row: number - 1, section: 0)))
        return try place(of: cell, at: 0.05)
    }

    @Test func `the first screen has the map, the stages, and three buttons, and no other window is visible`()
        async throws
    {
        try await withApp { delegate in
            #expect(isShown("8  The Coast"))
            for title in ["Log", "Guide", "Order"] { #expect(button(title) != nil) }
            #expect(flaws { $0.superview is MapView } == [])
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `the log shows the stage that is selected beside it`() async throws {
        try await withApp { delegate in
            try press("Log")
            tap(at: try row(8))
            #expect(isShown("Stage 8: The Coast"))
            try press("Log")
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `a finger has a dot, and the log says what it reached`() async throws {
        try await withApp { delegate in
            let window = try #require(delegate.window)
            let views = window.subviews.count
            let finger = press(at: CGPoint(x: 60, y: 200))
            #expect(window.subviews.count == views + 1)
            finger.lift()
            let lines = delegate.overlay(LogOverlay.self)?.lines
            #expect(lines?.last == "You find the window, UIKit finds MapView", "the exercise is unsolved")
        }
    }

    @Test func `with the exercises unsolved, there's no order and no circle`() async throws {
        try await withApp { delegate in
            try press("Log")
            try press("Order")
            #expect(isShown("Front to back: none"))
            try press("Guide")
            #expect(isShown("The guide is open, and has no circle"))
            let guide = try #require(delegate.overlay(GuideOverlay.self))
            #expect(guide.window?.rootViewController?.view.subviews.map(\.isHidden) == [true])
            tap(at: try row(8))
            #expect(isShown("Stage 8: The Coast"), "the guide lets touches through")
            try press("Guide")
            #expect(!guide.isOpen)
        }
    }

    @Test func `on an iPad in landscape, the guide covers Trail below its upper edge`() async throws {
        try await withApp(.iPadPro11) { delegate in
            try press("Guide")
            turnDevice(to: .landscapeRight)
            delegate.window?.layoutIfNeeded()
            let guide = try #require(delegate.overlay(GuideOverlay.self)?.window)
            #expect(guide.frame == CGRect(x: 6, y: 110, width: 1182, height: 718))
            #expect(flaws { $0.superview is MapView } == [])
        }
    }

    @Test func `with the largest text, the buttons and stages aren't truncated`() async throws {
        try await withApp(.iPhoneSE) { delegate in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            delegate.window?.layoutIfNeeded()
            #expect(flaws { $0.superview is MapView } == [])
            tap(at: try row(1))
            #expect(delegate.overlay(LogOverlay.self)?.lines.last?.hasSuffix("Stage 1: Mill Bridge") == true)
        }
    }
}
