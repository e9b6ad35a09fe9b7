import Simulator
import Testing
import UIKit

/// A controller that also supports the upside-down orientation on a phone.
private final class EveryWayTrail: TrailController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

/// Tests of the first picture's controller in cases that the page doesn't show.
@Suite("Trail controller")
@MainActor
struct TrailControllerTests {
    /// Returns the faults in the layout of the controller's parts.
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
    func `on each device and in each orientation, map and stages share the safe area`(device: Device) async throws {
        try await withDevice(device) {
            let trail = EveryWayTrail()
            showApp(trail)
            for orientation in orientations {
                turnDevice(to: orientation)
                #expect(faults(trail) == [], "\(orientation.words)")
                let isWide = trail.view.bounds.width > trail.view.bounds.height
                #expect((trail.map.frame.minY == trail.stages.view.frame.minY) == isWide, "\(orientation.words)")
            }
        }
    }

    @Test func `in windows of many sizes, map and stages share the safe area, and the focus stays`() async throws {
        try await withDevice(.iPadPro13) {
            turnDevice(to: .landscapeLeft)
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let place = CGPoint(x: 820, y: 850)
            trail.center(on: place)
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

    @Test func `two scenes have separate arrangements`() async throws {
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
            other.center(on: CGPoint(x: 820, y: 850))
            #expect(first.view.bounds.size == CGSize(width: 800, height: 500))
            #expect(other.view.bounds.size == CGSize(width: 400, height: 600))
            #expect(first.stages.view.frame.maxX == first.map.frame.minX)
            #expect(other.map.frame.maxY == other.stages.view.frame.minY)
            #expect(first.map.middle == Stage.all[4].point && other.map.middle == CGPoint(x: 820, y: 850))
            #expect(faults(first) + faults(other) == [])
        }
    }

    @Test func `in right-to-left layout, the stages are on the right`() async throws {
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

    @Test func `repeated rotations near an edge restore the map's content offset`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 90, y: 1500))
            let corner = trail.map.contentOffset
            #expect(corner == CGPoint(x: 0, y: 1600 - trail.map.bounds.height))
            for _ in 0..<3 {
                turnDevice(to: .landscapeRight)
                #expect(trail.map.bounds.minX >= 0 && trail.map.bounds.maxY <= 1600)
                turnDevice(to: .portrait)
                #expect(trail.map.contentOffset == corner)
            }
        }
    }

    @Test func `scrolling the map changes its focus, which rotations keep`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 240))
            await PhoneClock.phone.advance(by: .seconds(5))
            let middle = trail.map.middle
            #expect(middle != Stage.all[4].point && trail.focus == middle)
            turnDevice(to: .landscapeRight)
            #expect(trail.map.middle == middle)
        }
    }

    @Test func `the map keeps its focus when it's covered in a navigation stack`() async throws {
        try await withDevice {
            let trail = TrailController()
            let navigation = UINavigationController(rootViewController: trail)
            showApp(navigation)
            navigation.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 820, y: 850))
            navigation.pushViewController(UIViewController(), animated: false)
            turnDevice(to: .landscapeRight)
            navigation.popViewController(animated: false)
            navigation.view.layoutIfNeeded()
            #expect(trail.view.bounds.width == 874 && trail.map.middle == CGPoint(x: 820, y: 850))
        }
    }

    @Test func `the map keeps its focus in a tab that isn't selected`() async throws {
        try await withDevice {
            let trail = TrailController()
            let tabs = UITabBarController()
            tabs.viewControllers = [trail, UIViewController()]
            showApp(tabs)
            tabs.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 820, y: 850))
            tabs.selectedIndex = 1
            turnDevice(to: .landscapeRight)
            tabs.selectedIndex = 0
            tabs.view.layoutIfNeeded()
            #expect(trail.view.bounds.width == 874 && trail.map.middle == CGPoint(x: 820, y: 850))
        }
    }

    @Test func `the map keeps its middle when the phone rotates during a drag`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let finger = press(at: CGPoint(x: 200, y: 300))
            finger.move(to: CGPoint(x: 120, y: 240))
            let middle = trail.map.middle
            #expect(middle != Stage.all[4].point)
            turnDevice(to: .landscapeRight)
            #expect(trail.map.middle == middle)
            finger.lift()
            turnDevice(to: .portrait)
            #expect(trail.map.middle == middle)
        }
    }

    @Test func `the map keeps its middle after code has scrolled it`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.map.setContentOffset(CGPoint(x: 500, y: 520), animated: false)
            let middle = trail.map.middle
            turnDevice(to: .landscapeRight)
            #expect(trail.map.middle == middle)
        }
    }

    @Test func `the map keeps its middle after an animation has scrolled it to a stage`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let place = CGRect(origin: Stage.all[7].point, size: .zero).insetBy(dx: -60, dy: -60)
            trail.map.scrollRectToVisible(place, animated: true)
            await PhoneClock.phone.advance(by: .seconds(2))
            let middle = trail.map.middle
            #expect(middle != Stage.all[4].point)
            turnDevice(to: .landscapeRight)
            #expect(trail.map.middle == middle)
        }
    }

    @Test func `the map bounces back from its edge, and two rotations restore the edge`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.map.setContentOffset(.zero, animated: false)
            let finger = press(at: CGPoint(x: 200, y: 150))
            finger.move(to: CGPoint(x: 200, y: 300))
            #expect(trail.map.contentOffset.y < 0)
            finger.lift()
            await PhoneClock.phone.advance(by: .seconds(3))
            #expect(trail.map.contentOffset.y == 0)
            turnDevice(to: .landscapeRight)
            turnDevice(to: .portrait)
            #expect(trail.map.contentOffset == .zero)
        }
    }

    @Test func `a selected stage stays selected when the climb comes or goes`() async throws {
        try await withDevice(.iPadPro11) {
            let trail = TrailController()
            showApp(trail)
            let table = try #require(trail.stages.tableView)
            table.layoutIfNeeded()
            table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
            for width in [439, 440, 439] as [CGFloat] {
                resizeScene(scene, to: CGRect(x: 40, y: 60, width: width, height: 700))
                table.layoutIfNeeded()
                #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0), "\(width) points")
                let climb = table.visibleCells.compactMap(\.climb)
                #expect(climb.isEmpty == (width < 440), "\(width) points")
                #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell, "the same cell")
            }
        }
    }

    @Test func `the largest text and dark mode don't change the arrangement`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let (map, stages) = (trail.map.frame, trail.stages.view.frame)
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            setUserInterfaceStyle(.dark)
            trail.view.setNeedsLayout()
            trail.view.layoutIfNeeded()
            #expect(trail.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
            #expect(trail.traitCollection.userInterfaceStyle == .dark)
            #expect(trail.map.frame == map && trail.stages.view.frame == stages)
        }
    }

    @Test func `behind a sheet, the app is laid out on rotation`() async throws {
        try await withDevice {
            let trail = TrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 820, y: 850))
            let sheet = UIViewController()
            trail.present(sheet, animated: false)
            turnDevice(to: .landscapeRight)
            #expect(faults(trail) == [] && trail.map.middle == CGPoint(x: 820, y: 850))
            trail.dismiss(animated: false)
            #expect(faults(trail) == [] && trail.map.middle == CGPoint(x: 820, y: 850))
        }
    }

    @Test func `children of the trail controller receive viewWillTransition`() async throws {
        try await withDevice {
            let (trail, child) = (TrailController(), CountingChild())
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

    @Test func `children of a container that doesn't call super receive no viewWillTransition`() async throws {
        final class Forgetful: UIViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
        }
        try await withDevice {
            let (container, child) = (Forgetful(), CountingChild())
            showApp(container)
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
            turnDevice(to: .landscapeRight)
            #expect(child.heard == 0)
        }
    }

    @Test func `a controller that changes its supported orientations to portrait rotates back at once`() async throws {
        try await withDevice {
            let film = FilmController()
            let app = showApp(film)
            turnDevice(to: .landscapeRight)
            #expect(app.bounds.width == 874)
            film.allowed = .portrait
            #expect(app.bounds.width == 402)
            film.allowed = .allButUpsideDown
            #expect(app.bounds.width == 874)
        }
    }

    @Test func `a geometry request without a window fails at once`() async throws {
        try await withDevice {
            var errors: [any Error] = []
            FilmController().requestOrientation(.landscapeRight) { errors.append($0) }
            #expect(errors.count == 1 && errors.first is NotInAWindow)
        }
    }

    @Test func `a refused geometry request reports one error, and keeps the orientation`() async throws {
        try await withDevice {
            var errors: [any Error] = []
            let film = FilmController()
            film.allowed = .portrait
            showApp(film)
            film.requestOrientation(.landscape) { errors.append($0) }
            #expect(errors.count == 1 && !(errors.first is NotInAWindow))
            let error = try #require(errors.first as? NSError)
            #expect(error.domain == "UISceneErrorDomain" && error.code == 101)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
        }
    }

    @Test func `the ruler keeps its position on the device in a resized iPad window`() async throws {
        try await withDevice(.iPadPro11) {
            let ruler = showRuler()
            let mark = CGRect(x: 0, y: 120, width: 60, height: 300)
            for orientation in orientations {
                turnDevice(to: orientation)
                resizeScene(scene, to: CGRect(x: 70, y: 90, width: 420, height: 700))
                ruler.view.layoutIfNeeded()
                let place = ruler.device.convert(mark, to: scene.screen.fixedCoordinateSpace)
                #expect(place.isClose(to: mark), "\(orientation.words)")
            }
        }
    }

    @Test func `the map's names are hidden while the window is being resized`() async throws {
        final class Watched: TrailSceneDelegate {
            let trail = TrailController()
            var heard: [Bool] = []

            override func windowScene(
                _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
            ) {
                super.windowScene(windowScene, didUpdateEffectiveGeometry: previous)
                heard.append(trail.map.names.isHidden)
            }
        }
        try await withDevice(.iPadPro11) {
            let delegate = Watched()
            delegate.window = showApp(delegate.trail)
            scene.delegate = delegate
            resizeScene(scene, to: CGRect(x: 40, y: 60, width: 420, height: 700))
            #expect(delegate.heard == [true, false])
        }
    }

    @Test func `in a small window, the interface rotates even during a measurement`() async throws {
        try await withDevice(.iPadPro11) {
            let slope = SlopeController()
            showApp(slope)
            slope.isMeasuring = true
            resizeScene(scene, to: CGRect(x: 40, y: 60, width: 420, height: 700))
            turnDevice(to: .landscapeRight)
            #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        }
    }

    @Test func `the converted points on the page equal UIKit's in all orientations`() async throws {
        try await withDevice(.iPhoneSE) {
            showApp(EveryWay())
            let fixed = scene.screen.fixedCoordinateSpace
            let expected = [
                CGPoint(x: 30, y: 50), CGPoint(x: 345, y: 617), CGPoint(x: 617, y: 30), CGPoint(x: 50, y: 345),
            ]
            for (orientation, point) in zip(orientations, expected) {
                turnDevice(to: orientation)
                let found = fixed.convert(CGPoint(x: 30, y: 50), to: scene.screen.coordinateSpace)
                #expect(hypot(found.x - point.x, found.y - point.y) < 0.001, "\(orientation.words)")
            }
        }
    }

    @Test func `the scene delegate shows the names again after a change of geometry`() async throws {
        try await withDevice(.iPadPro11) {
            let (delegate, trail) = (TrailSceneDelegate(), TrailController())
            delegate.window = showApp(trail)
            scene.delegate = delegate
            trail.map.names.isHidden = true
            turnDevice(to: .landscapeRight)
            #expect(!trail.map.names.isHidden)
        }
    }
}

/// A controller that counts its size transitions.
private final class CountingChild: UIViewController {
    var heard = 0

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard += 1
    }
}

extension UITableViewCell {
    /// The climb that the cell shows, or `nil`.
    fileprivate var climb: String? { (contentConfiguration as? UIListContentConfiguration)?.secondaryText }
}
