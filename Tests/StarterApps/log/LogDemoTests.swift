import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on the log as a user sees it, with unsolved exercises.
@MainActor @Suite(.serialized) struct LogDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate and its log.
    private func withApp(
        _ device: Device = .iPhone17, _ body: @MainActor (LogDemoSceneDelegate, LongLog) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in LogDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? LogDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate, #require(delegate.overlay(LongLog.self)))
        }
    }

    @Test func `the first screen has the map, the stages, three buttons, and the ball`() async throws {
        try await withApp { delegate, _ in
            #expect(isShown("8  The Coast"))
            for title in ["Log", "Write", "Read"] { #expect(button(title) != nil) }
            #expect(flaws(but: isMark) == [])
            #expect(delegate.overlay(BallOverlay.self) != nil)
        }
    }

    @Test func `the ball opens the log, which shows what was written`() async throws {
        try await withApp { delegate, log in
            try press("Write")
            tap(at: try #require(delegate.overlay(BallOverlay.self)).ball.center)
            log.window?.layoutIfNeeded()
            #expect(log.textView?.text.contains("Line 1\nLine 2\n") == true)
        }
    }

    @Test func `with the exercises unsolved, the ring grows, the rate is the count, and the reader stays`()
        async throws
    {
        try await withApp { _, log in
            try press("Write")
            try press("Write")
            #expect(log.lines.suffix(2) == ["Rate: 4.0 lines per second", "Ring: Line 1, Line 2, Line 3, Line 4"])
            try press("Read")
            #expect(log.lines.last == "A reader at 600 goes to 600")
        }
    }

    @Test func `with the largest text, the stages aren't truncated`() async throws {
        try await withApp(.iPhoneSE) { delegate, _ in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            delegate.window?.layoutIfNeeded()
            #expect(flaws { isMark($0) || isTool($0) } == [])
        }
    }

    /// Returns a Boolean value indicating whether a label is on the map, which continues outside of the screen.
    private func isMark(_ label: UILabel) -> Bool { label.superview is MapView }

    /// Returns a Boolean value indicating whether a label is in a button of the row on the map.
    private func isTool(_ label: UILabel) -> Bool {
        sequence(first: label as UIView) { $0.superview }.contains { $0 is UIButton }
    }
}
