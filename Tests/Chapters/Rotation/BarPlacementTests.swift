import Simulator
import Testing
import UIKit

/// What the page says of placements in general, on more panels and in every order.
@Suite("Bar placement")
struct BarPlacementTests {
    @Test(
        arguments: [CGSize(width: 320, height: 568), CGSize(width: 375, height: 812), CGSize(width: 768, height: 1024)])
    func `the strip touches the edge that is up and covers its whole length`(panel: CGSize) {
        for height in [20, 40, 44] as [CGFloat] {
            let expected = [
                CGRect(x: 0, y: 0, width: panel.width, height: height),
                CGRect(x: 0, y: panel.height - height, width: panel.width, height: height),
                CGRect(x: 0, y: 0, width: height, height: panel.height),
                CGRect(x: panel.width - height, y: 0, width: height, height: panel.height),
            ]
            for ((name, orientation), strip) in zip(orientations, expected) {
                let placement = BarPlacement(orientation, height: height, panel: panel)
                #expect(placement.strip.isClose(to: strip), "\(name), \(height)")
            }
        }
    }

    @Test
    @MainActor
    func `transform, centre and bounds can be set in any order`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let placement = BarPlacement(.landscapeLeft, height: 20, panel: CGSize(width: 375, height: 667))
            let steps: [@MainActor (UIView) -> Void] = [
                { $0.transform = CGAffineTransform(rotationAngle: placement.rotation) },
                { $0.center = placement.center },
                { $0.bounds = CGRect(origin: .zero, size: placement.size) },
            ]
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let panel = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
                let bar = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                panel.addSubview(bar)
                for step in order { steps[step](bar) }
                #expect(bar.convert(bar.bounds, to: panel).isClose(to: CGRect(x: 0, y: 0, width: 20, height: 667)))
            }
        }
    }

    @Test func `what is unknown is placed as in portrait`() {
        let panel = CGSize(width: 375, height: 667)
        #expect(BarPlacement(.unknown, height: 20, panel: panel) == BarPlacement(.portrait, height: 20, panel: panel))
    }

    @Test func `four quarter turns lead back to the start`() {
        let up = CGVector(dx: 0, dy: -1)
        #expect(up.clockwise == CGVector(dx: 1, dy: 0))
        #expect(up.clockwise.clockwise.clockwise.clockwise == up)
    }

    @Test
    @MainActor
    func `with the screen's sides sorted, a window that does not turn is right and one that turns is not`() async throws
    {
        try await withDevice(.iPhone8) {
            turnDevice(to: .landscapeLeft)
            let screen = scene.screen.bounds.size
            let panel = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
            let placement = BarPlacement(.landscapeLeft, height: 20, panel: panel)

            let fixed = UIWindow(windowScene: scene)
            fixed.place(placement)
            #expect(fixed.convert(fixed.bounds, to: nil).isClose(to: CGRect(x: 0, y: 0, width: 667, height: 20)))

            let turning = UIWindow(windowScene: scene)
            turning.rootViewController = UIViewController()
            turning.place(placement)
            #expect(turning.convert(turning.bounds, to: nil).isClose(to: CGRect(x: 0, y: 0, width: 20, height: 667)))
        }
    }
}
