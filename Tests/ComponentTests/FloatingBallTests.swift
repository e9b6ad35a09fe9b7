import Simulator
import Testing
import UIKit

/// The floating ball, the log it opens and the window that asks for the password again.
@MainActor
@Suite struct FloatingBallTests {
    private func app() -> UIWindow {
        let window = oldWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    @Test func `the ball follows the finger and rests at the nearer side`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = app()
            let ball = FloatingBall()
            ball.isHidden = false
            let finger = press(at: CGPoint(x: 30, y: 130))
            #expect(ball.alpha == 1)
            finger.move(to: CGPoint(x: 150, y: 300))
            finger.move(to: CGPoint(x: 250, y: 400))
            #expect(ball.center == CGPoint(x: 250, y: 400))
            finger.lift()
            #expect(ball.alpha == 0.5)
            #expect(ball.center == CGPoint(x: 375 - 30, y: 400))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the ball cannot be dropped under the status bar`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let window = app()
            let ball = FloatingBall()
            ball.isHidden = false
            drag(from: CGPoint(x: 30, y: 130), to: CGPoint(x: 30, y: 10))
            #expect(ball.frame.minY == window.safeAreaInsets.top)
        }
    }

    @Test func `a turn leaves the ball on the screen`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = app()
            let ball = FloatingBall()
            ball.isHidden = false
            drag(from: CGPoint(x: 30, y: 130), to: CGPoint(x: 30, y: 600))
            #expect(ball.center.y == 600)
            turnDevice(to: .landscapeRight)
            #expect(mainScreen.bounds.contains(ball.frame))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `touches beside the log go to the app, and old lines go`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = app()
            let log = LogWindow(mostLines: 100)
            log.isHidden = false
            log.layoutIfNeeded()
            #expect(touchTarget(at: CGPoint(x: 10, y: 600)).window === window)
            #expect(touchTarget(at: CGPoint(x: 187, y: 333)).window === log)
            for number in 1...200 { log.log("Line \(number)") }
            #expect(log.textView.text.split(separator: "\n").count == 100)
            let bottom = log.textView.contentSize.height - log.textView.bounds.height
            #expect(bottom > 0 && abs(log.textView.contentOffset.y - bottom) < 20)
        }
    }

    @Test func `the password is asked for over the keyboard, and the app has its key window back`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = app()
            let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
            window.rootViewController!.view.addSubview(field)
            field.becomeFirstResponder()
            let relogin = Relogin()
            background()
            #expect(relogin.window == nil)
            foreground()
            #expect(relogin.window?.isKeyWindow == true)
            #expect(keyboardFrame == nil && !field.isFirstResponder)
            relogin.succeed()
            #expect(window.isKeyWindow)
        }
    }
}
