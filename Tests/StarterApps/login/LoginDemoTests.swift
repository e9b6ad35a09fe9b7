import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on the login as a user sees it, with unsolved exercises.
@MainActor @Suite struct LoginDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate.
    private func withApp(
        _ device: Device = .iPhone17, _ body: @MainActor (LoginDemoSceneDelegate) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in LoginDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? LoginDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate)
        }
    }

    /// Opens the first stage, and returns its note.
    private func openNote() async throws -> UITextView {
        let list = try #require(shown(UITableView.self).first)
        let cell = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)))
        tap(at: try place(of: cell, at: 0.05))
        await PhoneClock.phone.advance(by: .seconds(1))
        return try #require(shown(UITextView.self).first)
    }

    @Test func `at launch, Trail isn't locked, and shows the password`() async throws {
        try await withApp { delegate in
            #expect(isShown("Password: secret"))
            for title in ["Log", "Lock"] { #expect(button(title) != nil) }
            #expect(flaws { $0.superview is MapView } == [])
            #expect(delegate.window?.isKeyWindow == true)
        }
    }

    @Test func `the button locks Trail, and the password unlocks it`() async throws {
        try await withApp { delegate in
            try press("Lock")
            #expect(delegate.window?.isKeyWindow == false)
            type("tea\n")
            #expect(isShown("That is not the password"))
            #expect(flaws { $0.superview is MapView } == [])
            type("secret\n")
            #expect(delegate.window?.isKeyWindow == true)
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `after the login, the note is edited again at its caret`() async throws {
        try await withApp { delegate in
            let note = try await openNote()
            tap(at: try place(of: note))
            type("Bring water")
            note.selectedRange = NSRange(location: 6, length: 0)
            background()
            foreground()
            #expect(delegate.window?.isKeyWindow == false)
            type("secret\n")
            #expect(type("more ") && note.text == "Bring more water")
        }
    }

    @Test func `with the exercise unsolved, an inactive scene isn't covered`() async throws {
        try await withApp { delegate in
            let app = try #require(delegate.window)
            interrupt()
            #expect(scene.windows == [app])
            foreground()
            #expect(app.isKeyWindow)
        }
    }

    @Test func `with the largest text, the login isn't truncated`() async throws {
        try await withApp(.iPhoneSE) { _ in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            try press("Lock")
            type("tea\n")
            #expect(isShown("That is not the password"))
            #expect(flaws { $0.superview is MapView } == [])
        }
    }
}
