import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter about the tree as a user sees it, with unsolved exercises.
@MainActor @Suite struct StatusBarStateDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate and its first screen.
    private func withApp(
        _ device: Device = .iPhone17,
        _ body: @MainActor (StatusBarStateDemoSceneDelegate, StatusBarStateDemoController) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in StatusBarStateDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? StatusBarStateDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            try await body(delegate, #require(stack.viewControllers.first as? StatusBarStateDemoController))
        }
    }

    @Test func `the first screen has five buttons, and no window but the app's`() async throws {
        try await withApp { delegate, _ in
            for title in ["Log", "Slope", "Profile", "Try", "Tree"] { #expect(button(title) != nil, "\(title)") }
            #expect(flaws(but: { $0.superview is MapView }) == [])
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `the page about the status bar follows the app`() async throws {
        try await withApp { _, _ in
            try press("Tree")
            #expect(isShown("StatusBarStateDemoController: default"))
            try press("Profile")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(isShown("Profile: light"))
        }
    }

    @Test func `with the exercise unsolved, each change is animated without an animation`() async throws {
        try await withApp { delegate, _ in
            #expect(delegate.overlay(LogOverlay.self)?.lines.last?.contains("animated") == true)
        }
    }

    @Test func `with the exercises unsolved, the list of states stays as it is`() async throws {
        try await withApp { _, trail in
            try press("Try")
            await PhoneClock.phone.advance(by: .seconds(1))
            let states = try #require(trail.navigationController?.topViewController as? StatesController)
            let before = states.tree.outline
            #expect(isShown("Lake"))
            states.tableView(states.tableView, didSelectRowAt: IndexPath(row: 4, section: 0))
            #expect(states.tree.outline == before)
            try press("Move Lake")
            #expect(states.tree.outline == before)
        }
    }
}
