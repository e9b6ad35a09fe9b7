import Foundation
import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on the ball as a user sees it, with unsolved exercises.
@MainActor @Suite(.serialized) struct FloatingBallDemoTests {
    init() {
        UserDefaults.standard.removeObject(forKey: "demoBall")
    }

    /// Launches the app on a device, and runs a closure with its delegate and its ball.
    private func withApp(
        _ device: Device = .iPhone17, _ body: @MainActor (FloatingBallDemoSceneDelegate, BallView) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in FloatingBallDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? FloatingBallDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate, #require(delegate.overlay(BallOverlay.self)).ball)
        }
    }

    @Test func `the first screen has the map, the stages, three buttons, and the ball`() async throws {
        try await withApp { _, ball in
            #expect(isShown("8  The Coast"))
            for title in ["Log", "Keys", "Throw"] { #expect(button(title) != nil) }
            #expect(flaws(but: isMark) == [])
            #expect(touchTarget(at: ball.center).view === ball)
        }
    }

    @Test func `the ball goes to a side, reports it, and opens the log that shows it`() async throws {
        try await withApp { _, ball in
            drag(from: ball.center, to: CGPoint(x: 100, y: 460))
            #expect(ball.position.side == .left)
            tap(at: ball.center)
            #expect(isShown("The ball is on the left, 51 % down"))
        }
    }

    @Test func `with the exercises unsolved, the keyboard doesn't move the ball, and a throw goes to the stub's place`()
        async throws
    {
        try await withApp { _, ball in
            drag(from: ball.center, to: CGPoint(x: 372, y: 437))
            try press("Keys")
            #expect(abs(ball.center.y - 437) < 1)
            try press("Throw")
            drag(from: ball.center, to: CGPoint(x: 300, y: 600))
            #expect(ball.position == BallPosition(side: .left, fraction: 0))
        }
    }

    @Test func `the ball's position is stored, and the next launch gives it to the exercise`() async throws {
        try await withApp { _, ball in drag(from: ball.center, to: CGPoint(x: 372, y: 300)) }
        let stored = try #require(UserDefaults.standard.dictionary(forKey: "demoBall"))
        #expect(stored["side"] as? String == "right")
        try await withApp { delegate, ball in
            #expect(ball.position == restoredPosition(from: stored))
            delegate.overlay(BallOverlay.self)?.window?.layoutIfNeeded()
            #expect(ball.area.rect.insetBy(dx: -1, dy: -1).contains(ball.center))
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
