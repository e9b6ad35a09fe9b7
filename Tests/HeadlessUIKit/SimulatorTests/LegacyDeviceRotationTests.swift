import Simulator
import Testing
import UIKitTestSupport

/// Tests that before iOS 8 the screen and the windows stay in portrait.
@MainActor @Suite struct LegacyDeviceRotationTests {
    @Test func `after a rotation, the screen and the windows keep their portrait bounds`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            let window = oldWindow()
            window.rootViewController = UIViewController()
            window.isHidden = false
            turnDevice(to: .landscapeRight)
            #expect(mainScreen.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
            #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
            #expect(window.transform.isIdentity)
        }
    }

    @Test func `the root view is rotated inside its window`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            let window = oldWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            window.isHidden = false
            turnDevice(to: .landscapeRight)
            #expect(controller.view.bounds.size == CGSize(width: 568, height: 320))
            #expect(controller.view.frame == window.bounds)
            #expect(controller.view.convert(CGPoint.zero, to: window) == CGPoint(x: 320, y: 0))
        }
    }

    @Test func `a root view that's shown after the rotation is rotated too`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            turnDevice(to: .landscapeLeft)
            let window = oldWindow()
            window.rootViewController = UIViewController()
            window.isHidden = false
            #expect(window.rootViewController!.view.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 568))
        }
    }

    /// Tests the frame of the status bar in each orientation.
    ///
    /// Portrait and upside down were measured on an iPad. The two landscapes follow from the geometry.
    @Test(arguments: [
        (UIInterfaceOrientation.portrait, CGRect(x: 0, y: 0, width: 768, height: 20)),
        (.portraitUpsideDown, CGRect(x: 0, y: 1004, width: 768, height: 20)),
        (.landscapeRight, CGRect(x: 748, y: 0, width: 20, height: 1024)),
        (.landscapeLeft, CGRect(x: 0, y: 0, width: 20, height: 1024)),
    ])
    func `the status bar is at the upper edge of the rotated interface`(
        orientation: UIInterfaceOrientation, frame: CGRect
    ) async throws {
        try await withDevice(.iPad.running(.iOS7)) {
            turnDevice(to: orientation)
            #expect(statusBarFrame == frame)
        }
    }
}
