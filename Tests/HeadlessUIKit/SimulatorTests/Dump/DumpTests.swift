import Testing
@_spi(Simulator) import UIKit
import UIKitTestSupport

@testable import Simulator

@MainActor @Suite struct DumpTests {
    private final class Ball: UIView {}
    private final class LogWindow: UIWindow {}
    private final class LogController: UIViewController {}

    private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    @Test func `a view's line has its class and frame`() {
        #expect(dump(of: UIView(frame: frame)) == "UIView (1 2; 30 40)")
    }

    @Test func `a subclass is listed with its own class name`() {
        #expect(dump(of: Ball(frame: frame)) == "Ball (1 2; 30 40)")
    }

    @Test func `subviews are listed from back to front, indented by two spaces`() {
        let view = UIView(frame: frame)
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        back.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
        view.addSubview(back)
        view.addSubview(Ball(frame: CGRect(x: 0, y: 0, width: 3, height: 3)))
        #expect(
            dump(of: view) == """
                UIView (1 2; 30 40)
                  UIView (0 0; 1 1)
                    UIView (0 0; 2 2)
                  Ball (0 0; 3 3)
                """)
    }

    @Test func `a hidden view is marked`() {
        let view = UIView(frame: frame)
        view.isHidden = true
        #expect(dump(of: view) == "UIView (1 2; 30 40) hidden")
    }

    @Test func `a translucent view's alpha is listed, rounded`() {
        let view = UIView(frame: frame)
        view.alpha = 0.1 + 0.2
        #expect(dump(of: view) == "UIView (1 2; 30 40) alpha 0.3")
    }

    @Test func `a view that clips to its bounds is marked`() {
        let view = UIView(frame: frame)
        view.clipsToBounds = true
        #expect(dump(of: view) == "UIView (1 2; 30 40) clips")
    }

    @Test func `a changed bounds origin is listed`() {
        let view = UIView(frame: frame)
        view.bounds.origin.y = 5
        #expect(dump(of: view) == "UIView (1 2; 30 40) bounds (0 5; 30 40)")
    }

    @Test func `an anchor point other than the center is listed`() {
        let view = UIView(frame: frame)
        view.anchorPoint = .zero
        #expect(dump(of: view) == "UIView (16 22; 30 40) anchor (0 0)")
    }

    @Test func `a rotated view is listed with its transform, frame and bounds`() {
        let view = UIView(frame: frame)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(dump(of: view) == "UIView (-4 7; 40 30) transform [0 1 -1 0 0 0], bounds (0 0; 30 40)")
    }

    @Test func `a translated view is listed without its bounds`() {
        let view = UIView(frame: frame)
        view.transform = CGAffineTransform(translationX: 0.1 + 0.2, y: 0)
        #expect(dump(of: view) == "UIView (1.3 2; 30 40) transform [1 0 0 1 0.3 0]")
    }

    @Test func `attributes are listed in a fixed order`() {
        let view = UIView(frame: frame)
        view.tag = 2
        view.alpha = 0
        view.isHidden = true
        #expect(dump(of: view) == "UIView (1 2; 30 40) hidden, alpha 0, tag 2")
    }

    @Test func `a view's text is listed in full, without placeholders`() {
        let (label, field, text) = (UILabel(frame: frame), UITextField(frame: frame), UITextView(frame: frame))
        label.text = "a text that is too long"
        #expect(dump(of: label) == "UILabel (1 2; 30 40) \"a text that is too long\"")
        field.placeholder = "Name"
        #expect(dump(of: field) == "UITextField (1 2; 30 40)")
        (field.text, field.isSecureTextEntry) = ("abc", true)
        #expect(dump(of: field) == "UITextField (1 2; 30 40) \"abc\"")
        text.text = "one\ntwo"
        #expect(dump(of: text).hasPrefix("UITextView (1 2; 30 40) \"one\\ntwo\""))
    }

    @Test func `a controller's view is listed with the controller's class`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let controller = LogController()
            #expect(dump(of: controller.view) == "UIView (0 0; 375 667) of LogController")
        }
    }

    @Test func `windows are listed from back to front, including hidden ones`() async throws {
        try await withDevice {
            let log = LogWindow(windowScene: scene)
            log.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            log.windowLevel = UIWindow.Level(0.1)
            let app = UIWindow(windowScene: scene)
            app.rootViewController = LogController()
            app.makeKeyAndVisible()
            #expect(
                dump(of: .shared) == """
                    screen (0 0; 402 874), portrait, status bar (0 0; 402 54); windows from back to front
                    UIWindow (0 0; 402 874) level 0, key
                      UIView (0 0; 402 874) of LogController
                    LogWindow (10 20; 30 40) level 0.1, hidden
                    """)
        }
    }

    @Test func `the screen's line contains the orientation and whether the status bar is hidden`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            turnDevice(to: .landscapeLeft)
            #expect(
                dump(of: .shared)
                    == "screen (0 0; 667 375), landscape left, no status bar; windows from back to front")
        }
    }

    @Test func `with safeArea, nonzero safe area insets are listed`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            window.isHidden = false
            let small = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
            window.rootViewController?.view.addSubview(small)
            #expect(
                dump(of: window, safeArea: true) == """
                    UIWindow (0 0; 375 812) level 0, safe area (44 0 34 0)
                      UIView (0 0; 375 812) of UIViewController, safe area (44 0 34 0)
                        UIView (100 100; 10 10)
                    """)
            #expect(!dump(of: window).contains("safe area"))
        }
    }

    @Test func `dumps of equal views are equal`() {
        #expect(dump(of: UIView(frame: frame)) == dump(of: UIView(frame: frame)))
    }

    @Test func `windows that an app creates aren't system windows`() async throws {
        try await withDevice {
            #expect(!UIWindow(windowScene: scene).isSystem)
            #expect(!LogWindow(windowScene: scene).isSystem)
        }
    }
}
