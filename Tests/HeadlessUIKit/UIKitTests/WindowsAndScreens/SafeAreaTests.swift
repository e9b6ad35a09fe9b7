import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct SafeAreaTests {
    @Test func `a window has the safe area insets of the part of the screen that it covers`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            window.frame = CGRect(x: 0, y: 30, width: 375, height: 100)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
        }
    }

    @Test func `a view has the part of its superview's safe area insets that it overlaps`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let window = oldWindow()
            let view = UIView(frame: CGRect(x: 0, y: 10, width: 375, height: 802))
            #expect(view.safeAreaInsets == .zero)
            window.addSubview(view)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func `a rotation to landscape moves the safe area insets to the sides`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            turnDevice(to: .landscapeLeft)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        }
    }

    @Test func `before iOS 11, safe area insets are zero`() async throws {
        try await withDevice(.iPhone8.running(.iOS8)) {
            #expect(oldWindow().safeAreaInsets == .zero)
        }
    }

    /// Tests the safe area insets in landscape. The arguments are a device and its top, left, bottom and right insets.
    @Test(
        arguments: [
            (Device.iPhone5.running(.iOS12), [0, 0, 0, 0]), (.iPhone8.running(.iOS12), [0, 0, 0, 0]),
            (.iPhoneX.running(.iOS12), [0, 44, 21, 44]),
            (.iPhone15Pro.running(.iOS17).withoutScenes(), [0, 59, 21, 59]), (.iPad.running(.iOS12), [20, 0, 0, 0]),
            (.iPadPro11.running(.iOS12), [24, 0, 20, 0]),
        ] as [(Device, [CGFloat])])
    func `the safe area insets in landscape are those measured on devices`(device: Device, sides: [CGFloat])
        async throws
    {
        try await withDevice(device) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            window.isHidden = false
            turnDevice(to: .landscapeRight)
            let insets = window.safeAreaInsets
            #expect([insets.top, insets.left, insets.bottom, insets.right] == sides)
        }
    }

    @Test func `hiding the status bar removes its safe area inset, but not the cutout's`() async throws {
        for (device, hidden, shown) in [(Device.iPhone8.running(.iOS12), 0, 20), (.iPhoneX.running(.iOS12), 44, 44)]
            as [(Device, CGFloat, CGFloat)]
        {
            try await withDevice(device) {
                let root = Hiding()
                let navigation = UINavigationController(rootViewController: root)
                let window = oldWindow()
                window.rootViewController = navigation
                window.isHidden = false
                window.layoutIfNeeded()
                #expect(window.safeAreaInsets.top == hidden && navigation.navigationBar.frame.minY == hidden)
                root.hides = false
                root.setNeedsStatusBarAppearanceUpdate()
                window.layoutIfNeeded()
                #expect(window.safeAreaInsets.top == shown && navigation.navigationBar.frame.minY == shown)
            }
        }
    }

    private final class Hiding: UIViewController {
        var hides = true
        override var prefersStatusBarHidden: Bool { hides }
    }
}
