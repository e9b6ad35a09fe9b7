import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct DeviceRotationTests {
    private func visibleWindow(rooted: Bool) -> UIWindow {
        let window = newWindow()
        if rooted { window.rootViewController = UIViewController() }
        window.isHidden = false
        return window
    }

    @Test func `a rotation changes the screen's bounds, but not its fixed coordinate space`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            turnDevice(to: .landscapeRight)
            #expect(mainScreen.bounds == CGRect(x: 0, y: 0, width: 667, height: 375))
            #expect(mainScreen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
            turnDevice(to: .portraitUpsideDown)
            #expect(mainScreen.bounds.width == 375)
        }
    }

    @Test(arguments: [
        (UIInterfaceOrientation.portrait, CGPoint(x: 0, y: 0)),
        (.portraitUpsideDown, CGPoint(x: 375, y: 667)),
        (.landscapeRight, CGPoint(x: 375, y: 0)),
        (.landscapeLeft, CGPoint(x: 0, y: 667)),
    ])
    func `the origin of the interface is at its upper-left corner on the device`(
        orientation: UIInterfaceOrientation, corner: CGPoint
    ) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            turnDevice(to: orientation)
            let screen = mainScreen
            #expect(screen.coordinateSpace.convert(CGPoint.zero, to: screen.fixedCoordinateSpace) == corner)
            #expect(screen.fixedCoordinateSpace.convert(corner, to: screen.coordinateSpace) == .zero)
            let fixed = screen.fixedCoordinateSpace
            #expect(screen.coordinateSpace.convert(screen.bounds, to: fixed) == fixed.bounds)
        }
    }

    @Test func `a window with a root view controller is resized and laid out on rotation`() async throws {
        final class Log: UIViewController {
            var sizes: [CGSize] = []
            override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow()
            let log = Log()
            window.rootViewController = log
            window.isHidden = false
            window.layoutIfNeeded()
            turnDevice(to: .landscapeLeft)
            #expect(window.frame == mainScreen.bounds)
            #expect(log.view.frame == window.bounds)
            #expect(log.sizes == [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
        }
    }

    @Test func `a window without a root view controller doesn't rotate`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = visibleWindow(rooted: false)
            turnDevice(to: .landscapeRight)
            #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
            // The window lies sideways: the top-left corner of portrait is the bottom-left corner of the interface.
            #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 375))
        }
    }

    @Test func `a window smaller than the screen keeps its frame on rotation`() async throws {
        try await withDevice {
            let ball = visibleWindow(rooted: true)
            ball.frame = CGRect(x: 0, y: 600, width: 60, height: 60)
            turnDevice(to: .landscapeLeft)
            #expect(ball.frame == CGRect(x: 0, y: 600, width: 60, height: 60))
            #expect(!mainScreen.bounds.intersects(ball.frame))
        }
    }

    @Test func `rotating back to portrait restores all frames`() async throws {
        for device in [Device.iPhone8.running(.iOS12), .iPad.running(.iOS7)] {
            try await withDevice(device) {
                let window = visibleWindow(rooted: true)
                let root = window.rootViewController!.view!
                let (windowFrame, rootFrame) = (window.frame, root.frame)
                let turns: [UIInterfaceOrientation] = [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait]
                for orientation in turns {
                    turnDevice(to: orientation)
                }
                #expect(window.frame == windowFrame && root.frame == rootFrame && root.transform.isIdentity)
            }
        }
    }

    @Test func `the device orientation is the opposite of the landscape interface orientation`() async throws {
        try await withDevice {
            turnDevice(to: .landscapeRight)
            #expect(statusBarOrientation == .landscapeRight)
            #expect(UIDevice.current.orientation == .landscapeLeft)
        }
    }
}
