import Foundation
import Simulator
import Testing
import UIKit

/// Tests of the switch that adds the ball and removes it, in cases that the page doesn't show.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct BallSettingTests {
    @Test func `a switch that's turned on twice, or applied twice, gives one ball`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            try turnBall(on: true)
            for _ in 1...3 { trail.applySettings() }
            #expect(trail.overlays.filter { $0 is BallOverlay }.count == 1)
            #expect(scene.windows.filter { $0.windowLevel == .ball }.count == 1)
            try turnBall(on: false)
            for _ in 1...2 { trail.applySettings() }
            #expect(trail.overlays.filter { $0 is BallOverlay }.isEmpty)
            try turnBall(on: true)
            trail.applySettings()
            #expect(trail.overlay(BallOverlay.self)?.window?.isHidden == false)
        }
    }

    @Test func `a ball that comes while Trail is locked is below the login, without the keyboard`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            background()
            try turnBall(on: true)
            foreground()
            let login = try #require(trail.overlay(LoginOverlay.self))
            let ball = try #require(trail.overlay(BallOverlay.self)?.ball)
            #expect(login.isLocked && login.window?.isKeyWindow == true)
            #expect(touchTarget(at: ball.convert(CGPoint(x: 30, y: 30), to: nil as UIView?)).window === login.window)
            type("secret\n")
            #expect(!login.isLocked && trail.window?.isKeyWindow == true)
            #expect(touchTarget(at: ball.convert(CGPoint(x: 30, y: 30), to: nil as UIView?)).view === ball)
        }
    }

    @Test func `a ball that comes while a note is edited is above the keyboard, and the note stays`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let stage = try #require(trail.openStage(2))
            stage.note.becomeFirstResponder()
            try turnBall(on: true)
            await until { trail.overlay(BallOverlay.self) != nil }
            let overlay = try #require(trail.overlay(BallOverlay.self))
            overlay.ball.position = BallPosition(side: .left, fraction: 1)
            overlay.window?.layoutIfNeeded()
            try #expect(overlay.ball.frame.maxY <= #require(keyboardFrame).minY)
            #expect(type("tea") && stage.note.text == "tea")
        }
    }

    @Test func `a ball that goes leaves nothing behind, also under a finger`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            try turnBall(on: true)
            trail.applySettings()
            weak var ball: UIView?
            weak var overlay: BallOverlay?
            weak var window: UIWindow?
            do {
                let added = try #require(trail.overlay(BallOverlay.self))
                (ball, overlay, window) = (added.ball, added, added.window)
                let finger = press(at: added.ball.center)
                finger.move(to: CGPoint(x: 200, y: 300))
                try turnBall(on: false)
                trail.applySettings()
                finger.move(to: CGPoint(x: 210, y: 310))
                finger.lift()
            }
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(ball == nil && overlay == nil && window == nil)
        }
    }

    @Test func `a scene that's closed gets no ball, and its delegate is released`() async throws {
        try await withStore {
            try await withDevice(.iPadPro11) {
                let makeDelegate = settledDelegates()
                var delegates: [SettledSceneDelegate] = []
                launch(TrailAppDelegate()) { _ in
                    delegates.append(makeDelegate())
                    return delegates[delegates.count - 1]
                }
                weak var released: SettledSceneDelegate?
                do {
                    let second = openScene()
                    let delegate = delegates.removeLast()
                    released = delegate
                    closeScene(second)
                    try turnBall(on: true)
                    await until { delegates[0].overlay(BallOverlay.self) != nil }
                    for _ in 1...100 { await Task.yield() }
                    #expect(delegate.overlay(BallOverlay.self) == nil)
                }
                #expect(delegates[0].overlay(BallOverlay.self) != nil)
                await until { released == nil }
                #expect(released == nil)
            }
        }
    }

    @Test func `in two scenes, the switch removes a ball under a finger, and the app works below it`() async throws {
        try await withStore {
            try await withDevice(.iPadPro11) {
                turnDevice(to: .landscapeRight)
                let left = launchSettledTrail()
                let right = try #require(openScene().delegate as? SettledSceneDelegate)
                let delegates = [left, right]
                try turnBall(on: true)
                await until { delegates.allSatisfy { $0.overlay(BallOverlay.self) != nil } }
                let balls = try delegates.map { try #require($0.overlay(BallOverlay.self)).ball }
                let points = balls.map { $0.convert(CGPoint(x: 30, y: 30), to: nil as UIView?) }
                #expect(balls.map { $0.window?.windowScene } == delegates.map { $0.window?.windowScene })
                let finger = press(at: points[0])
                finger.move(to: CGPoint(x: 240, y: 300))
                #expect(balls[0].center != points[0])

                try turnBall(on: false)
                await until { delegates.allSatisfy { $0.overlay(BallOverlay.self) == nil } }
                #expect(delegates.allSatisfy { $0.overlay(BallOverlay.self) == nil })
                #expect(balls.allSatisfy { $0.window == nil || $0.window?.isHidden == true })
                finger.move(to: CGPoint(x: 250, y: 400))
                finger.lift()
                #expect(delegates.map { $0.overlay(LogOverlay.self)?.isOpen } == [false, false])
                #expect(touchTarget(at: CGPoint(x: 240, y: 300)).window === left.window)

                try turnBall(on: true)
                await until { delegates.allSatisfy { $0.overlay(BallOverlay.self) != nil } }
                #expect(delegates.allSatisfy { $0.overlay(BallOverlay.self)?.ball.window != nil })
            }
        }
    }

    @Test func `a switch that changes beside the app takes effect at once, without a visit to the background`()
        async throws
    {
        try await withStore {
            let trail = launchSettledTrail()
            #expect(trail.overlay(BallOverlay.self) == nil)
            try turnBall(on: true)
            await until { trail.overlay(BallOverlay.self) != nil }
            #expect(trail.overlay(BallOverlay.self)?.window?.isHidden == false)
            try turnBall(on: false)
            await until { trail.overlay(BallOverlay.self) == nil }
            #expect(trail.overlay(BallOverlay.self) == nil)
            #expect(!scene.windows.contains { $0.windowLevel == .ball })
        }
    }
}
