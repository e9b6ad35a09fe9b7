import Simulator
import Testing
import UIKit

/// The floating ball, the log it opens and the window that asks for the password again.
@MainActor
@Suite struct FloatingBallTests {
    private func floatingBall() -> (window: FloatingBallWindow, ball: FloatingBall) {
        let window = FloatingBallWindow(in: scene)
        window.isHidden = false
        return (window, window.ball)
    }

    @Test func `the ball follows the finger and rests at the nearer side`() async throws {
        try await withDevice {
            let app = appWindow()
            let (window, ball) = floatingBall()
            let finger = press(at: CGPoint(x: 30, y: 130))
            #expect(ball.alpha == 1)
            finger.move(to: CGPoint(x: 150, y: 300))
            finger.move(to: CGPoint(x: 250, y: 400))
            #expect(ball.center == CGPoint(x: 250, y: 400))
            finger.lift()
            #expect(ball.alpha == 0.5)
            #expect(ball.center == CGPoint(x: 402 - 30, y: 400))
            withExtendedLifetime((app, window)) {}
        }
    }

    @Test func `the ball cannot be dropped under the status bar`() async throws {
        try await withDevice {
            let app = appWindow()
            let (window, ball) = floatingBall()
            drag(from: CGPoint(x: 30, y: 130), to: CGPoint(x: 30, y: 10))
            #expect(ball.frame.minY == app.safeAreaInsets.top)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a turn leaves the ball on the screen, beside the island`() async throws {
        try await withDevice {
            let app = appWindow()
            let (window, ball) = floatingBall()
            drag(from: CGPoint(x: 30, y: 130), to: CGPoint(x: 30, y: 600))
            #expect(ball.center.y == 600)
            turnDevice(to: .landscapeRight)
            #expect(window.bounds == app.bounds && window.bounds.width == 874)
            #expect(app.bounds.inset(by: app.safeAreaInsets).contains(ball.frame))
            #expect(touchTarget(at: ball.center).view === ball)
        }
    }

    @Test func `touches beside the ball are the app's, and so are the key status and the keyboard`() async throws {
        try await withDevice {
            let app = appWindow()
            let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
            app.rootViewController?.view.addSubview(field)
            let (window, ball) = floatingBall()
            tap(at: CGPoint(x: 150, y: 120))
            #expect(field.isEditing && keyboardFrame != nil)
            drag(from: ball.center, to: CGPoint(x: 300, y: 300))
            window.makeKey()
            #expect(app.isKeyWindow && type("a") && field.text == "a")
        }
    }

    @Test func `touches beside the log go to the app, and old lines go`() async throws {
        try await withDevice {
            let window = appWindow()
            let log = LogWindow(in: scene, mostLines: 100)
            log.isHidden = false
            log.layoutIfNeeded()
            #expect(touchTarget(at: CGPoint(x: 10, y: 600)).window === window)
            #expect(touchTarget(at: CGPoint(x: 201, y: 437)).window === log)
            for number in 1...200 { log.log("Line \(number)") }
            #expect(log.textView.text.split(separator: "\n").count == 100)
            let bottom = log.textView.contentSize.height - log.textView.bounds.height
            #expect(bottom > 0 && abs(log.textView.contentOffset.y - bottom) < 20)
        }
    }
}
