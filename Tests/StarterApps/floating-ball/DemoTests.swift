import Figures
import Foundation
import Simulator
import Testing
import UIKit

@testable import FloatingBallApp

/// Tests of the app as its user sees it, with unsolved exercises.
@MainActor
@Suite(.serialized)
struct DemoTests {
    init() {
        UserDefaults.standard.removeObject(forKey: "demoBall")
    }

    /// Launches the app, and returns the ball and the app's window.
    @discardableResult
    private func launchApp() throws -> (ball: BallView, window: UIWindow) {
        var delegates: [SceneDelegate] = []
        launch(AppDelegate()) { _ in
            delegates.append(SceneDelegate())
            return delegates.last
        }
        let ball = try #require(scene.ball)
        ball.window?.layoutIfNeeded()
        // The scene retains its delegate no longer than necessary, and the delegate owns the app's windows. Retain it
        // here.
        kept.delegates = delegates
        return try (ball, #require(delegates.first?.window))
    }

    private final class Kept { var delegates: [SceneDelegate] = [] }
    private let kept = Kept()

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0 as? View].compactMap { $0 }) + views(type, in: $0) }
    }

    private func texts(in view: UIView) -> [String] { views(UILabel.self, in: view).compactMap(\.text) }

    /// Returns the app's text about the position of the ball.
    private func status(in window: UIWindow) throws -> String {
        try #require(texts(in: window).first { $0.hasPrefix("The ball rests") })
    }

    private func choose(_ title: String, in window: UIWindow) throws {
        let control = try #require(views(UISegmentedControl.self, in: window).first)
        let index = try #require((0..<3).first { control.titleForSegment(at: $0) == title })
        let frame = control.convert(control.bounds, to: nil)
        tap(at: CGPoint(x: frame.minX + frame.width / 3 * (CGFloat(index) + 0.5), y: frame.midY))
        #expect(control.selectedSegmentIndex == index)
    }

    /// Drags the ball from point to point, one every 10 milliseconds, and lifts the finger.
    private func drag(_ ball: BallView, by steps: [CGPoint], rest: Duration = .zero) async {
        let finger = press(at: ball.center)
        for step in steps {
            await PhoneClock.phone.advance(by: .milliseconds(10))
            finger.move(to: CGPoint(x: finger.location.x + step.x, y: finger.location.y + step.y))
        }
        await PhoneClock.phone.advance(by: rest)
        finger.lift()
    }

    @Test func `the ball floats over the app and goes to a side, and the app shows its position`() async throws {
        try await withDevice {
            let (ball, window) = try launchApp()
            #expect(window.rootViewController is UINavigationController)
            try #expect(status(in: window) == "The ball rests on the right, 75% of the way down.")
            Simulator.drag(from: ball.center, to: CGPoint(x: 100, y: 460))
            #expect(ball.position.side == .left)
            let percent = Int((ball.position.fraction * 100).rounded())
            try #expect(status(in: window) == "The ball rests on the left, \(percent)% of the way down.")
            tap(at: ball.center)
            #expect(touchTarget(at: window.center).window !== window, "the log lies over the app")
        }
    }

    @Test func `Write adds three lines, while the log is open too`() async throws {
        try await withDevice {
            let (ball, _) = try launchApp()
            let count = Log.shared.buffer.totalCount
            #expect(tapButton(titled: "Write"))
            #expect(Log.shared.buffer.totalCount == count + 3)
            tap(at: ball.center)
            #expect(tapButton(titled: "Write"))
            #expect(Log.shared.buffer.totalCount == count + 6)
            let log = try #require(scene.windows.lazy.compactMap { $0.rootViewController as? LogController }.first)
            // The app's log announces its lines after a fifth of a second.
            for _ in 1...100 where !log.textView.text.hasSuffix("Line 6") {
                try await Task.sleep(for: .milliseconds(20))
                log.view.layoutIfNeeded()
            }
            #expect(log.textView.text.hasSuffix("Line 4\nLine 5\nLine 6"))
        }
    }

    @Test func `the keyboard moves the ball up and stays when the ball is tapped, and Return closes it`()
        async throws
    {
        try await withDevice(.iPhoneSE) {
            let (ball, window) = try launchApp()
            let field = try #require(views(UITextField.self, in: window).first)
            let low = ball.center.y
            tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
            #expect(field.isEditing)
            ball.window?.layoutIfNeeded()
            #expect(ball.center.y < low)
            tap(at: ball.center)
            tap(at: ball.center)
            #expect(type("tea") && field.text == "tea")
            #expect(type("\n") && !field.isEditing)
        }
    }

    @Test func `the ball can be reached over a sheet, and the sheet can be closed`() async throws {
        try await withDevice {
            let (ball, window) = try launchApp()
            Simulator.drag(from: ball.center, to: CGPoint(x: 372, y: 300))
            #expect(tapButton(titled: "Present a Sheet"))
            #expect(window.rootViewController?.presentedViewController != nil)
            #expect(touchTarget(at: ball.center).view === ball)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(tapButton(titled: "Close"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(window.rootViewController?.presentedViewController == nil)
        }
    }

    @Test func `with the corner exercise unsolved, the ball goes to a side at its height`() async throws {
        try await withDevice {
            let (ball, window) = try launchApp()
            try choose("To a corner", in: window)
            Simulator.drag(from: ball.center, to: CGPoint(x: 300, y: 460))
            let rect = ball.area.rect
            #expect(ball.center == CGPoint(x: rect.maxX, y: 460))
        }
    }

    @Test func `with the throw exercise unsolved, the ball goes to the stub's position, inside the area`() async throws
    {
        try await withDevice {
            let (ball, window) = try launchApp()
            try choose("Fly on", in: window)
            await drag(ball, by: [CGPoint](repeating: CGPoint(x: -20, y: -5), count: 8))
            #expect(ball.position == restingPosition(from: .zero, velocity: .zero, in: ball.area))
            #expect(ball.area.rect.insetBy(dx: -1, dy: -1).contains(ball.center))
        }
    }

    @Test func `the ball's position is stored and restored at the next launch`() async throws {
        try await withDevice {
            let (ball, _) = try launchApp()
            #expect(ball.position == BallPosition(side: .right, fraction: 0.75))
            Simulator.drag(from: ball.center, to: CGPoint(x: 372, y: 300))
        }
        let stored = try #require(UserDefaults.standard.dictionary(forKey: "demoBall"))
        #expect(stored["side"] as? String == "right")
        #expect((stored["fraction"] as? Double).map { 0 < $0 && $0 < 0.5 } == true)
        try await withDevice {
            let (ball, window) = try launchApp()
            #expect(ball.position == restoredPosition(from: stored))
            #expect(ball.area.rect.insetBy(dx: -1, dy: -1).contains(ball.center))
            try #expect(status(in: window).contains("0% of the way down"))
        }
    }

    @Test func `VoiceOver moves the ball by a fixed step`() async throws {
        try await withDevice {
            let (ball, window) = try launchApp()
            try choose("Fly on", in: window)
            let up = try #require(ball.accessibilityCustomActions?.first { $0.name == "Move up" })
            #expect(up.actionHandler?(up) == true)
            #expect(ball.position == BallPosition(side: .right, fraction: 0.5))
            try #expect(status(in: window) == "The ball rests on the right, 50% of the way down.")
        }
    }

    /// Expects that the app's content is as wide as the screen allows, and that the last line can be reached.
    private func expectRoom(in window: UIWindow) throws {
        window.layoutIfNeeded()
        let scrollView = try #require(views(UIScrollView.self, in: window).first)
        let stack = try #require(views(UIStackView.self, in: scrollView).first)
        #expect(scrollView.contentSize.width == scrollView.bounds.width)
        #expect(scrollView.contentSize.height >= stack.frame.maxY)
        let safe = window.bounds.inset(by: window.safeAreaInsets)
        for view in stack.arrangedSubviews {
            let frame = view.convert(view.bounds, to: window)
            #expect(frame.minX >= safe.minX && frame.maxX <= safe.maxX && frame.width > 200)
            if let label = view as? UILabel { #expect(label.numberOfLines == 0) }
            let height = view.sizeThatFits(CGSize(width: frame.width, height: .infinity)).height
            #expect(frame.height >= height.rounded(.down), "\((view as? UILabel)?.text ?? "\(view)")")
        }
    }

    @Test func `the screen fits an iPad in landscape, a small iPhone with the largest text, and RTL`()
        async throws
    {
        try await withDevice(.iPadPro11) {
            let (ball, window) = try launchApp()
            turnDevice(to: .landscapeLeft)
            try expectRoom(in: window)
            #expect(ball.area.rect.contains(ball.center) || ball.center.x == ball.area.rect.maxX)
        }
        try await withDevice(.iPhoneSE) {
            let (_, window) = try launchApp()
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            try expectRoom(in: window)
            setContentSizeCategory(.large)
            window.semanticContentAttribute = .forceRightToLeft
            window.traitOverrides.layoutDirection = .rightToLeft
            try expectRoom(in: window)
        }
    }

    @Test func `each scene of an iPad has its own ball`() async throws {
        try await withDevice(.iPadPro11) {
            let (ball, window) = try launchApp()
            let second = openScene()
            let other = try #require(second.ball)
            other.window?.layoutIfNeeded()
            #expect(other.window?.windowScene === second && ball.window?.windowScene !== second)
            other.position.side = .left
            other.sendActions(for: .valueChanged)
            try #expect(status(in: window).contains("on the right"))
        }
    }
}
