import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on the key window as a user sees it, with unsolved exercises.
@MainActor @Suite struct KeyWindowDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate.
    private func withApp(
        _ device: Device = .iPhone17, _ body: @MainActor (KeyWindowDemoSceneDelegate) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in KeyWindowDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? KeyWindowDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate)
        }
    }

    /// Selects a stage in the list, and returns its note.
    private func openStage(_ number: Int) async throws -> UITextView {
        let list = try #require(shown(UITableView.self).first)
        let cell = try #require(list.cellForRow(at: IndexPath(row: number - 1, section: 0)))
        tap(at: try place(of: cell, at: 0.05))
        await PhoneClock.phone.advance(by: .seconds(1))
        // The text view in front is the log's.
        return try #require(shown(UITextView.self).first)
    }

    private func log(_ delegate: KeyWindowDemoSceneDelegate) throws -> DemoLog {
        try #require(delegate.overlay(DemoLog.self))
    }

    @Test func `the first screen has the map, the stages, and three buttons, and no other window is visible`()
        async throws
    {
        try await withApp { delegate in
            #expect(isShown("8  The Coast"))
            for title in ["Log", "Ball", "Key"] { #expect(button(title) != nil) }
            #expect(flaws(but: { $0.superview is MapView }) == [])
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `a search in the log takes the keyboard, and the Return key gives it back`() async throws {
        try await withApp { delegate in
            try press("Log")
            _ = try await openStage(8)
            let field = try #require(shown(UITextField.self).last)
            tap(at: try place(of: field))
            #expect(type("coast"))
            #expect(isShown("Stage 8: The Coast"))
            type("\n")
            #expect(delegate.window?.isKeyWindow == true)
        }
    }

    @Test func `with the exercise unsolved, a hint takes the keyboard from the search`() async throws {
        try await withApp { delegate in
            try press("Log")
            let field = try #require(shown(UITextField.self).last)
            tap(at: try place(of: field))
            #expect((try log(delegate).window as? LogWindow)?.isKeyWindow == true)
            // A note that is still edited isn't saved yet on every phone, so the app reports the event itself.
            delegate.report(TrailEvent(text: "Note saved", isForUser: true))
            #expect(isShown("Note saved"))
            #expect((try log(delegate).window as? LogWindow)?.isKeyWindow == false)
        }
    }

    @Test func `with the exercise unsolved, the ball is key after the log closes during a search`() async throws {
        try await withApp { delegate in
            try press("Log")
            try press("Ball")
            #expect(isShown("You predict: nothing"))
            let field = try #require(shown(UITextField.self).last)
            tap(at: try place(of: field))
            try log(delegate).hide()
            #expect((scene.keyWindow as? NamedWindow)?.name == "ball")
            try press("Key")
            try press("Log")
            #expect(isShown("Key: "))
            try press("Ball")
            #expect(delegate.window?.isKeyWindow == true)
        }
    }

    @Test func `the ball is in the safe area, and with the largest text, nothing is truncated`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withApp(device) { delegate in
                try press("Ball")
                let ball = try #require(scene.windows.first { $0 is NamedWindow })
                let window = try #require(delegate.window)
                #expect(window.bounds.inset(by: window.safeAreaInsets).contains(ball.frame), "\(device)")
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                window.layoutIfNeeded()
                #expect(flaws(but: { $0.superview is MapView }) == [], "\(device)")
            }
        }
    }
}
