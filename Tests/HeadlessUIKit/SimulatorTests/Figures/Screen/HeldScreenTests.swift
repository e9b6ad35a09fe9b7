import Testing
import UIKitTestSupport

@testable import Figures
@testable import Simulator

@MainActor @Suite struct HeldScreenTests {
    private func shown(_ mask: UIInterfaceOrientationMask = .all) -> UIWindow {
        final class Controller: UIViewController {
            var mask = UIInterfaceOrientationMask.all
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        }
        let window = UIWindow(windowScene: scene)
        let controller = Controller()
        controller.mask = mask
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test(arguments: [
        (UIInterfaceOrientation.portrait, "held upright"), (.landscapeLeft, "held with its top to the right"),
        (.landscapeRight, "held with its top to the left"),
    ])
    func `an interface that rotates is upright in the held picture`(
        orientation: UIInterfaceOrientation, words: String
    ) async throws {
        try await withDevice {
            let window = shown()
            turnDevice(to: orientation)
            let picture = ScreenPicture(of: .current, held: true)
            #expect(picture.pose == orientation)
            // The transform of the contents contains no quarter turn.
            #expect(picture.toPanel.b == 0 && picture.toPanel.a > 0)
            #expect(Figure.screen(title: "T", held: true).svg.contains(">\(words)</text>"))
            _ = window
        }
    }

    @Test(arguments: [Device.current, .iPhone8.running(.iOS12), .iPad.running(.iOS12)])
    func `a rotated device in the held picture keeps its scale and panel size`(device: Device) async throws {
        try await withDevice(device) {
            let window = newWindow()
            window.rootViewController = UIViewController()
            window.isHidden = false
            var (scales, sizes): ([CGFloat], [CGSize]) = ([], [])
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
                turnDevice(to: orientation)
                scales.append(ScreenPicture(of: device, held: true).scale)
                sizes.append(Figure.screen(title: "T", held: true).panels[0].size)
            }
            #expect(Set(scales).count == 1)
            #expect(Set(sizes.map { "\($0)" }).count == 1)
        }
    }

    @Test func `an interface that doesn't rotate is drawn sideways in the held picture`() async throws {
        try await withDevice {
            let window = shown(.portrait)
            turnDevice(to: .landscapeLeft)
            let upright = ScreenPicture(of: .current)
            let held = ScreenPicture(of: .current, held: true)
            #expect(upright.pose == .portrait && upright.size.height > upright.size.width)
            #expect(held.pose == .landscapeLeft && held.size.width > held.size.height)
            // The upper edge of the interface, from left to right, runs down the right side of the picture.
            let start = held.toPanel(.zero)
            let end = held.toPanel(CGPoint(x: held.glass.width, y: 0))
            #expect(abs(start.x - end.x) < 0.001 && start.x > held.size.width / 2 && end.y > start.y)
            #expect(
                Figure.screen(title: "T", held: true).description.contains("portrait, held with its top to the right."))
            _ = window
        }
    }

    @Test(arguments: [
        Device.current, .iPhone8.running(.iOS12), .iPhoneSE.running(.iOS12), .iPad.running(.iOS12),
        .iPadPro11.running(.iOS17),
    ])
    func `for each device and orientation, the figures have no faults`(device: Device) async throws {
        try await withDevice(device) {
            let window = newWindow()
            window.rootViewController = UIViewController()
            window.isHidden = false
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 80))
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: 9)
            label.text = String(repeating: "Some small print. ", count: 12)
            window.addSubview(label)
            for orientation in [UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
                turnDevice(to: orientation)
                #expect(Figure.screen(title: "T").faults == [])
                #expect(Figure.screen(title: "T", held: true).faults == [])
                #expect(Figure.layers(title: "T").faults == [])
            }
            #expect(Figure.touches(title: "T").faults == [])
        }
    }
}
