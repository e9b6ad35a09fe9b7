import Simulator
import Testing
import UIKit

/// Tests of the page's general statements about placements, on more screens and in every order.
@Suite("Bar placement")
struct BarPlacementTests {
    @Test(
        arguments: [CGSize(width: 320, height: 568), CGSize(width: 402, height: 874), CGSize(width: 834, height: 1194)])
    func `the strip touches the upper edge and covers its whole length`(screen: CGSize) {
        for height in [20, 40, 44] as [CGFloat] {
            let expected = [
                CGRect(x: 0, y: 0, width: screen.width, height: height),
                CGRect(x: 0, y: screen.height - height, width: screen.width, height: height),
                CGRect(x: 0, y: 0, width: height, height: screen.height),
                CGRect(x: screen.width - height, y: 0, width: height, height: screen.height),
            ]
            for (orientation, strip) in zip(orientations, expected) {
                let placement = BarPlacement(orientation, height: height, in: screen)
                #expect(placement.strip.isClose(to: strip), "\(orientation.words), \(height)")
            }
        }
    }

    @Test
    @MainActor
    func `transform, center and bounds can be set in any order`() async throws {
        try await withDevice {
            let placement = BarPlacement(.landscapeLeft, height: 20, in: CGSize(width: 375, height: 667))
            let steps: [@MainActor (UIView) -> Void] = [
                { $0.transform = CGAffineTransform(rotationAngle: placement.rotation) },
                { $0.center = placement.center },
                { $0.bounds = CGRect(origin: .zero, size: placement.size) },
            ]
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
                let bar = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                screen.addSubview(bar)
                for step in order { steps[step](bar) }
                #expect(bar.convert(bar.bounds, to: screen).isClose(to: CGRect(x: 0, y: 0, width: 20, height: 667)))
            }
        }
    }

    @Test func `an unknown orientation is placed as in portrait`() {
        let screen = CGSize(width: 375, height: 667)
        #expect(BarPlacement(.unknown, height: 20, in: screen) == BarPlacement(.portrait, height: 20, in: screen))
    }

    @Test func `four quarter turns restore the direction`() {
        let up = CGVector(dx: 0, dy: -1)
        #expect(up.clockwise == CGVector(dx: 1, dy: 0))
        #expect(up.clockwise.clockwise.clockwise.clockwise == up)
    }

    @Test
    @MainActor
    func `with sorted screen sides, the bar has the right length, but is at the left edge`() async throws {
        try await withDevice(.iPhone8) {
            turnDevice(to: .landscapeLeft)
            let screen = scene.screen.bounds.size
            let sorted = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
            let placement = BarPlacement(.landscapeLeft, height: 20, in: sorted)

            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.apply(placement)
            #expect(window.convert(window.bounds, to: nil).isClose(to: CGRect(x: 0, y: 0, width: 20, height: 667)))
        }
    }

    @Test
    @MainActor
    func `a view that fills the fixed space stays with the device, even in an offset superview`()
        async throws
    {
        try await withDevice(.iPhoneSE) {
            let root = EveryWay()
            let app = showApp(root)
            app.semanticContentAttribute = .forceRightToLeft
            let box = UIView(frame: CGRect(x: 30, y: 50, width: 200, height: 200))
            box.bounds.origin = CGPoint(x: 5, y: 7)
            let device = UIView()
            root.view.addSubview(box)
            box.addSubview(device)
            let fixed = scene.screen.fixedCoordinateSpace
            for orientation in orientations {
                turnDevice(to: orientation)
                device.fillFixedSpace()
                let place = device.convert(device.bounds, to: fixed)
                #expect(place.isClose(to: CGRect(x: 0, y: 0, width: 375, height: 667)), "\(orientation.words)")
            }
        }
    }

    @Test
    @MainActor
    func `fillFixedSpace doesn't change a view outside of a window`() async throws {
        try await withDevice {
            let box = UIView()
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.fillFixedSpace()
            box.addSubview(view)
            view.fillFixedSpace()
            #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }
}
