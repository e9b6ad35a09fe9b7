import Simulator
import Testing
import UIKit

/// The controller of the first picture, in the ways that the page does not show.
@Suite("Trail controller")
@MainActor
struct TrailControllerTests {
    /// What is wrong with where the parts are.
    private func faults(_ trail: TrailController) -> [String] {
        let safe = trail.view.bounds.inset(by: trail.view.safeAreaInsets)
        let (map, stages) = (trail.map.frame, trail.stages.view.frame)
        let covered = map.width * map.height + stages.width * stages.height
        return [
            safe.insetBy(dx: -0.01, dy: -0.01).contains(map.union(stages)) ? nil : "outside of the safe area",
            !map.insetBy(dx: 0.01, dy: 0.01).intersects(stages) ? nil : "one over the other",
            abs(covered - safe.width * safe.height) < 1 ? nil : "room is left",
        ].compactMap { $0 }
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone17, .iPhone17ProMax, .iPad9, .iPadMini, .iPadPro13])
    func `on every device, in every orientation, the parts share the safe area`(device: Device) async throws {
        try await withDevice(device) {
            let trail = TrailController()
            trail.allowed = .all
            showApp(trail)
            for orientation in orientations {
                turnDevice(to: orientation)
                #expect(faults(trail) == [], "\(orientation.words)")
                let isWide = trail.view.bounds.width > trail.view.bounds.height
                #expect((trail.map.frame.minY == trail.stages.view.frame.minY) == isWide, "\(orientation.words)")
            }
        }
    }

    @Test func `in windows of many sizes the parts share the safe area, and the middle of the map stays`() async throws
    {
        try await withDevice(.iPadPro13) {
            turnDevice(to: .landscapeLeft)
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let place = CGPoint(x: 820, y: 850)
            trail.map.middle = place
            for width in stride(from: 320 as CGFloat, to: 1000, by: 97) {
                for height in stride(from: 400 as CGFloat, to: 1000, by: 139) {
                    resizeScene(scene, to: CGRect(x: 20, y: 40, width: width, height: height))
                    #expect(faults(trail) == [], "\(width) × \(height)")
                    let middle = trail.map.middle
                    #expect(hypot(middle.x - place.x, middle.y - place.y) < 0.01, "\(width) × \(height)")
                }
            }
        }
    }

    @Test func `two scenes have an arrangement each`() async throws {
        try await withDevice(.iPadPro11) {
            let first = TrailController()
            showApp(first)
            let second = openScene()
            let window = UIWindow(windowScene: second)
            let other = TrailController()
            window.rootViewController = other
            window.isHidden = false
            resizeScene(scene, to: CGRect(x: 0, y: 40, width: 800, height: 500))
            resizeScene(second, to: CGRect(x: 100, y: 500, width: 400, height: 600))
            #expect(first.map.frame.minY == first.stages.view.frame.minY)
            #expect(other.map.frame.minY < other.stages.view.frame.minY)
            #expect(faults(first) + faults(other) == [])
        }
    }

    @Test func `from right to left the stages stand on the right`() async throws {
        try await withDevice {
            turnDevice(to: .landscapeRight)
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            #expect(trail.stages.view.frame.maxX == trail.map.frame.minX)
            trail.view.semanticContentAttribute = .forceRightToLeft
            trail.view.setNeedsLayout()
            trail.view.layoutIfNeeded()
            #expect(trail.map.frame.maxX == trail.stages.view.frame.minX)
            #expect(faults(trail) == [])
        }
    }

    @Test func `the map is where it was after a rotation that was undone, at its edges too`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.map.middle = CGPoint(x: -100, y: 5000)
            let corner = trail.map.contentOffset
            #expect(corner == CGPoint(x: 0, y: 1600 - trail.map.bounds.height))
            turnDevice(to: .landscapeRight)
            turnDevice(to: .portrait)
            #expect(trail.map.bounds.minX >= 0 && trail.map.bounds.maxY <= 1600)
        }
    }

    @Test func `a finger on the map while the phone rotates does not keep it from its middle`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.map.middle = CGPoint(x: 820, y: 850)
            let finger = press(at: CGPoint(x: 200, y: 300))
            turnDevice(to: .landscapeRight)
            #expect(trail.map.middle == CGPoint(x: 820, y: 850))
            finger.lift()
            #expect(trail.map.middle == CGPoint(x: 820, y: 850))
        }
    }

    @Test func `the largest text and dark mode change nothing of the arrangement`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let layout = trail.trailLayout
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            setUserInterfaceStyle(.dark)
            #expect(trail.trailLayout == layout)
            #expect(trail.map.frame == layout.map && faults(trail) == [])
        }
    }

    @Test func `behind a sheet the app still follows a rotation`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.map.middle = CGPoint(x: 820, y: 850)
            let sheet = UIViewController()
            trail.present(sheet, animated: false)
            turnDevice(to: .landscapeRight)
            #expect(faults(trail) == [] && trail.map.middle == CGPoint(x: 820, y: 850))
            trail.dismiss(animated: false)
            #expect(faults(trail) == [] && trail.map.middle == CGPoint(x: 820, y: 850))
        }
    }

    @Test func `children of the trail's controller hear of a rotation`() async throws {
        final class Child: UIViewController {
            var heard = 0

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                heard += 1
            }
        }
        try await withDevice {
            let (trail, child) = (TrailController(), Child())
            showApp(trail)
            trail.addChild(child)
            child.view.frame = trail.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            trail.view.addSubview(child.view)
            child.didMove(toParent: trail)
            turnDevice(to: .landscapeRight)
            #expect(child.heard == 1)
        }
    }

    @Test func `a controller that supports portrait only from now on rotates back at once`() async throws {
        try await withDevice {
            let trail = TrailController()
            let app = showApp(trail)
            turnDevice(to: .landscapeRight)
            #expect(app.bounds.width == 874)
            trail.allowed = .portrait
            #expect(app.bounds.width == 402)
            trail.allowed = .allButUpsideDown
            #expect(app.bounds.width == 874)
        }
    }

    @Test func `a request without a window is let go, and one that is refused says why once`() async throws {
        try await withDevice {
            var errors: [any Error] = []
            TrailController().requestOrientation(.landscapeRight) { errors.append($0) }
            #expect(errors.isEmpty && scene.effectiveGeometry.interfaceOrientation == .portrait)

            let trail = TrailController()
            trail.allowed = .portrait
            showApp(trail)
            trail.requestOrientation(.landscape) { errors.append($0) }
            #expect(errors.count == 1)
        }
    }

    @Test func `a controller and its scene's delegate go with the scene`() async throws {
        try await withDevice(.iPadPro11) {
            final class App: UIResponder, UIApplicationDelegate {}
            var delegates: [TrailSceneDelegate] = []
            launch(App()) { _ in
                delegates.append(TrailSceneDelegate())
                return delegates.last
            }
            weak var trail: TrailController?
            do {
                let second = openScene()
                trail = delegates.last?.trail
                #expect(trail?.view.window?.windowScene === second)
                closeScene(second)
            }
            delegates.removeLast()
            #expect(trail == nil)
        }
    }

    @Test func `the scene's delegate shows the names again, whatever was resized before`() async throws {
        try await withDevice(.iPadPro11) {
            final class App: UIResponder, UIApplicationDelegate {}
            let delegate = TrailSceneDelegate()
            launch(App()) { _ in delegate }
            resizeScene(scene, to: CGRect(x: 40, y: 60, width: 420, height: 700))
            turnDevice(to: .landscapeRight)
            #expect(!delegate.trail.map.names.isHidden)
        }
    }
}
