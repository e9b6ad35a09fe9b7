import Simulator
import Testing
import UIKit

/// Tests of the touches that a pass-through window receives, and of those that it passes on.
@MainActor
@Suite struct PassthroughWindowTests {
    /// Adds a square to the window's root view and another one to the window itself, and shows the window.
    private func overlay(_ window: PassthroughWindow) -> (inRoot: UIView, inWindow: UIView) {
        let squares = (
            inRoot: UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100)),
            inWindow: UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        )
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(squares.inRoot)
        window.windowLevel = .normal + 1
        window.isHidden = false
        window.addSubview(squares.inWindow)
        return squares
    }

    @Test func `content receives touches, and the background lets them through`() async throws {
        try await withDevice {
            let app = showApp()
            let window = PassthroughWindow(windowScene: scene)
            let squares = overlay(window)
            #expect(touchTarget(at: CGPoint(x: 150, y: 250)).view === squares.inRoot)
            #expect(touchTarget(at: CGPoint(x: 150, y: 450)).view === squares.inWindow)
            #expect(touchTarget(at: CGPoint(x: 150, y: 350)).window === app)
            squares.inRoot.isUserInteractionEnabled = false
            #expect(touchTarget(at: CGPoint(x: 150, y: 250)).window === app)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet])
    func
        `a controller presented in the window receives all touches until it's dismissed`(
            _ style: UIModalPresentationStyle
        ) async throws
    {
        for device in [Device.iPhone17, .iPadPro11] {
            try await withDevice(device) {
                let app = showApp()
                let window = PassthroughWindow(windowScene: scene)
                _ = overlay(window)
                let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
                let (besideContent, beside) = (CGPoint(x: 150, y: 350), CGPoint(x: 30, y: window.bounds.midY))
                let modal = UIViewController()
                modal.modalPresentationStyle = style
                window.rootViewController?.present(modal, animated: false)
                #expect(touchTarget(at: middle).view === modal.view)
                #expect(touchTarget(at: besideContent).window === window)
                #expect(touchTarget(at: beside).window === window)
                modal.dismiss(animated: false)
                #expect(touchTarget(at: besideContent).window === app && touchTarget(at: beside).window === app)
            }
        }
    }

    @Test func `an alert in the window receives all touches until it's dismissed`() async throws {
        try await withDevice {
            let app = showApp()
            let window = PassthroughWindow(windowScene: scene)
            _ = overlay(window)
            let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            window.rootViewController?.present(alert, animated: false)
            #expect(touchTarget(at: CGPoint(x: 20, y: 800)).window === window)
            tapButton(titled: "Yes")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(touchTarget(at: CGPoint(x: 20, y: 800)).window === app)
        }
    }

    @Test func `both hit tests of a touch return the same view`() async throws {
        try await withDevice {
            let app = showApp()
            let window = AskedWindow(windowScene: scene)
            let squares = overlay(window)
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            app.rootViewController?.view.addSubview(button)

            tap(at: CGPoint(x: 150, y: 250))
            #expect(window.answers == [squares.inRoot, squares.inRoot])
            window.answers = []
            tap(at: CGPoint(x: 150, y: 350))
            #expect(window.answers.allSatisfy { $0 == nil } && !window.answers.isEmpty && taps == 1)
        }
    }

    @Test func `a window that returns nil in its second hit test receives no touches`() async throws {
        try await withDevice {
            let app = showApp()
            let window = ForgetfulWindow(windowScene: scene)
            _ = overlay(window)
            #expect(touchTarget(at: CGPoint(x: 150, y: 250)).window === app)
        }
    }

    /// Tests content whose second hit test returns the content view itself.
    ///
    /// The view stands in for SwiftUI's hosting view, which behaves like this from iOS 18 on according to reports.
    @Test func `a view whose second hit test returns itself receives touches as a child's view only`()
        async throws
    {
        try await withDevice {
            let app = showApp()
            let window = PassthroughWindow(windowScene: scene)
            let hosting = UIViewController()
            hosting.view = HostingLikeView(frame: app.bounds)
            hosting.view.addSubview(UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100)))
            window.rootViewController = hosting
            window.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 150, y: 250)).window === app)

            let root = UIViewController()
            window.rootViewController = root
            root.addChild(hosting)
            root.view.addSubview(hosting.view)
            hosting.view.frame = CGRect(x: 100, y: 200, width: 100, height: 100)
            hosting.didMove(toParent: root)
            #expect(touchTarget(at: CGPoint(x: 150, y: 250)).window === window)
            #expect(touchTarget(at: CGPoint(x: 150, y: 350)).window === app)
        }
    }
}

private final class AskedWindow: PassthroughWindow {
    var answers: [UIView?] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        answers.append(view)
        return view
    }
}

/// A window that returns a view in the first of two hit tests, and `nil` in the second.
private final class ForgetfulWindow: PassthroughWindow {
    private var isFirst = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isFirst.toggle()
        return isFirst ? super.hitTest(point, with: event) : nil
    }
}

private final class HostingLikeView: UIView {
    private var isFirst = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isFirst.toggle()
        let view = super.hitTest(point, with: event)
        return isFirst ? view : view.map { _ in self }
    }
}
