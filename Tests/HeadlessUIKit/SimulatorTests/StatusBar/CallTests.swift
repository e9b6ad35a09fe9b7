import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct CallTests {
    @Test func `a call doubles the height of a 20-point status bar until it ends`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            takeCall()
            #expect(statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 40))
            endCall()
            #expect(statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
        }
    }

    @Test(arguments: [
        Device.iPhoneX.running(.iOS12), .iPhone15Pro.running(.iOS17).withoutScenes(), .iPad.running(.iOS12),
        .iPadPro11.running(.iOS12),
    ])
    func `a call doesn't change the status bar of other devices`(device: Device) async throws {
        try await withDevice(device) {
            let window = oldWindow()
            let (bar, insets) = (statusBarFrame, window.safeAreaInsets)
            takeCall()
            #expect(statusBarFrame == bar && window.safeAreaInsets == insets)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `the app delegate and observers are called before and after the frame changes`() async throws {
        @MainActor final class Delegate: UIResponder, UIApplicationDelegate {
            var lines: [String] = []
            func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
                lines.append("will \(newStatusBarFrame.height), is \(statusBarFrame.height)")
            }
            func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
                lines.append("did \(oldStatusBarFrame.height), is \(statusBarFrame.height)")
            }
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let delegate = Delegate()
            launch(delegate)
            let tokens = [
                UIApplication.willChangeStatusBarFrameNotification, UIApplication.didChangeStatusBarFrameNotification,
            ].map { name in
                observeDevice(name) {
                    let frame = $0.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
                    delegate.lines.append("posted \(frame!.cgRectValue.height)")
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            takeCall()
            takeCall()
            #expect(
                delegate.lines == ["will 40.0, is 20.0", "posted 40.0", "did 20.0, is 40.0", "posted 20.0"]
            )
        }
    }

    @Test func `during a call, windows keep their frames and root views are resized`() async throws {
        final class Controller: UIViewController {
            var frames: [CGRect] = []
            override func viewDidLayoutSubviews() { frames.append(view.frame) }
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, controller) = (oldWindow(), Controller())
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.safeAreaInsets.top == 20)
            takeCall()
            #expect(window.frame == mainScreen.bounds && window.safeAreaInsets.top == 40)
            #expect(controller.frames.last == CGRect(x: 0, y: 20, width: 375, height: 647))
            #expect(controller.view.safeAreaInsets.top == 20, "the bar reaches as far into the view as before")
            endCall()
            #expect(controller.frames.last == window.bounds)
        }
    }

    @Test func `a navigation bar stays below the taller status bar`() async throws {
        for device in [Device.iPhone8.running(.iOS12), .iPhone5.running(.iOS10)] {
            try await withDevice(device.withoutScenes()) {
                let window = oldWindow()
                let navigation = UINavigationController(rootViewController: UIViewController())
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                takeCall()
                #expect(navigation.navigationBar.convert(CGPoint.zero, to: nil).y == 40)
            }
        }
    }

    @Test func `a call doesn't move the root view of a window smaller than the screen`() async throws {
        try await withDevice {
            let window = newWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = UIViewController()
            window.isHidden = false
            takeCall()
            #expect(window.rootViewController?.view.frame == window.bounds)
        }
    }

    @Test func `before iOS 8, a rotated root view is resized at the interface's upper edge`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            turnDevice(to: .landscapeRight)
            takeCall()
            #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 568))
        }
    }

    @Test func `in landscape, the status bar is hidden during a call too`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            turnDevice(to: .landscapeLeft)
            takeCall()
            #expect(statusBarFrame == .zero)
            #expect(window.safeAreaInsets == .zero)
            turnDevice(to: .portrait)
            #expect(statusBarFrame.height == 40)
        }
    }

    @Test func `before iOS 8, the taller bar is at the interface's upper edge`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            takeCall()
            turnDevice(to: .landscapeRight)
            #expect(statusBarFrame == CGRect(x: 280, y: 0, width: 40, height: 568))
        }
    }

    @Test func `a device can start with an ongoing call`() async throws {
        try await withDevice(.iPhone8.running(.iOS12).duringCall()) {
            #expect(statusBarFrame.height == 40)
            endCall()
            #expect(statusBarFrame.height == 20)
        }
    }
}
