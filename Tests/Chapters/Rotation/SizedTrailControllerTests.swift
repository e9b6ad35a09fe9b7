import Simulator
import Testing
import UIKit

/// A controller that also supports the upside-down orientation on a phone.
private final class EveryWayTrail: SizedTrailController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

private let orientations: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]

/// Tests of the chapter's screens in cases that the page doesn't show.
@Suite("Sized trail controller")
@MainActor
struct SizedTrailControllerTests {
    /// Returns the faults in the layout of the controller's parts.
    private func faults(_ trail: SizedTrailController) -> [String] {
        let safe = trail.view.bounds.inset(by: trail.view.safeAreaInsets)
        let (map, stages) = (trail.map.frame, trail.list.view.frame)
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
                #expect(faults(trail) == [], "\(orientation.rawValue)")
                let isWide = trail.view.bounds.width > trail.view.bounds.height
                #expect((trail.map.frame.minY == trail.list.view.frame.minY) == isWide, "\(orientation.rawValue)")
            }
        }
    }

    @Test func `in windows of many sizes, map and stages share the safe area, and the focus stays`() async throws {
        try await withDevice(.iPadPro13) {
            turnDevice(to: .landscapeLeft)
            let trail = SizedTrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let place = CGPoint(x: 900, y: 640)
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
            let first = SizedTrailController()
            showApp(first)
            let second = openScene()
            let window = UIWindow(windowScene: second)
            let other = SizedTrailController()
            window.rootViewController = other
            window.isHidden = false
            resizeScene(scene, to: CGRect(x: 0, y: 40, width: 800, height: 500))
            resizeScene(second, to: CGRect(x: 100, y: 500, width: 400, height: 600))
            other.center(on: CGPoint(x: 900, y: 640))
            #expect(first.view.bounds.size == CGSize(width: 800, height: 500))
            #expect(other.view.bounds.size == CGSize(width: 400, height: 600))
            #expect(first.list.view.frame.maxX == first.map.frame.minX)
            #expect(other.map.frame.maxY == other.list.view.frame.minY)
            #expect(first.map.middle == Stage.all[4].point && other.map.middle == CGPoint(x: 900, y: 640))
            #expect(faults(first) + faults(other) == [])
        }
    }

    @Test func `in right-to-left layout, the stages are on the right`() async throws {
        try await withDevice {
            turnDevice(to: .landscapeRight)
            let trail = SizedTrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            #expect(trail.list.view.frame.maxX == trail.map.frame.minX)
            trail.view.semanticContentAttribute = .forceRightToLeft
            trail.view.setNeedsLayout()
            trail.view.layoutIfNeeded()
            #expect(trail.map.frame.maxX == trail.list.view.frame.minX)
            #expect(faults(trail) == [])
        }
    }

    @Test func `repeated rotations near an edge restore the map's content offset`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 90, y: 1150))
            let corner = trail.map.contentOffset
            #expect(corner == CGPoint(x: 0, y: 1200 - trail.map.bounds.height))
            for _ in 0..<3 {
                turnDevice(to: .landscapeRight)
                #expect(trail.map.bounds.minX >= 0 && trail.map.bounds.maxY <= 1200)
                turnDevice(to: .portrait)
                #expect(trail.map.contentOffset == corner)
            }
        }
    }

    @Test func `scrolling the map changes its focus, which rotations keep`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
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
            let trail = SizedTrailController()
            let navigation = UINavigationController(rootViewController: trail)
            showApp(navigation)
            navigation.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 900, y: 640))
            navigation.pushViewController(UIViewController(), animated: false)
            turnDevice(to: .landscapeRight)
            navigation.popViewController(animated: false)
            navigation.view.layoutIfNeeded()
            #expect(trail.view.bounds.width == 874 && trail.map.middle == CGPoint(x: 900, y: 640))
        }
    }

    @Test func `the map keeps its focus in a tab that isn't selected`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
            let tabs = UITabBarController()
            tabs.viewControllers = [trail, UIViewController()]
            showApp(tabs)
            tabs.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 900, y: 640))
            tabs.selectedIndex = 1
            turnDevice(to: .landscapeRight)
            tabs.selectedIndex = 0
            tabs.view.layoutIfNeeded()
            #expect(trail.view.bounds.width == 874 && trail.map.middle == CGPoint(x: 900, y: 640))
        }
    }

    @Test func `the map keeps its middle when the phone rotates during a drag`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
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
            let trail = SizedTrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.map.setContentOffset(CGPoint(x: 500, y: 320), animated: false)
            let middle = trail.map.middle
            turnDevice(to: .landscapeRight)
            #expect(trail.map.middle == middle)
        }
    }

    @Test func `the map keeps its middle after an animation has scrolled it to a stage`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
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
            let trail = SizedTrailController()
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

    @Test func `a selected stage stays selected, in the same cell, when the window is resized`() async throws {
        try await withDevice(.iPadPro11) {
            let trail = SizedTrailController()
            showApp(trail)
            let table = try #require((trail.list as? StagesController)?.tableView)
            table.layoutIfNeeded()
            let path = IndexPath(row: 2, section: 0)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            let cell = table.cellForRow(at: path)
            let sizes = [(439, 700), (800, 500), (380, 700)].map { CGSize(width: $0, height: $1) }
            for size in sizes {
                resizeScene(scene, to: CGRect(origin: CGPoint(x: 20, y: 60), size: size))
                table.layoutIfNeeded()
                #expect(table.indexPathForSelectedRow == path, "\(size.words)")
                #expect(table.cellForRow(at: path) === cell, "\(size.words)")
            }
        }
    }

    @Test func `a stage that the user opens is kept, even if an edge keeps it from the middle`() async throws {
        try await withDevice(.iPadPro11) {
            let delegate = launchTrail { RotationSceneDelegate() }
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            let trail = try #require(stack.viewControllers.first as? SizedTrailController)
            turnDevice(to: .landscapeRight)
            trail.view.layoutIfNeeded()
            trail.open(Stage.all[0])
            #expect(trail.map.contentOffset.x == 0)
            #expect(trail.focus == Stage.all[0].point)
            #expect((stack.topViewController as? StageController)?.stage == Stage.all[0])
            #expect(delegate.overlay(LogOverlay.self)?.lines.last == "Stage 1: Mill Bridge")
        }
    }

    @Test func `a list that isn't the stages gets the same place`() async throws {
        try await withDevice {
            let (plain, other) = (SizedTrailController(), SizedTrailController(list: UIViewController()))
            for trail in [plain, other] {
                showApp(trail)
                trail.view.layoutIfNeeded()
            }
            #expect(other.list.view.frame == plain.list.view.frame)
        }
    }

    /// Launches Trail, and opens the slope with its button.
    private func openSlope() async throws -> (RotationSceneDelegate, SlopeController) {
        let delegate = launchTrail { RotationSceneDelegate() }
        tap(at: toolPoint("Slope"))
        await PhoneClock.phone.advance(by: .seconds(1))
        let slope = try #require(delegate.window?.rootViewController?.presentedViewController as? SlopeController)
        return (delegate, slope)
    }

    @Test func `the slope stays upright while it's measured, and after it the app rotates`() async throws {
        try await withDevice {
            let (delegate, slope) = try await openSlope()
            tap(at: toolPoint("Measure"))
            #expect(slope.isMeasuring)
            turnDevice(to: .landscapeRight)
            #expect(delegate.window?.bounds.width == 402)
            tap(at: toolPoint("Measure"))
            #expect(!slope.isMeasuring && delegate.window?.bounds.width == 874)
            tap(at: toolPoint("Done"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(delegate.window?.rootViewController?.presentedViewController == nil)
        }
    }

    @Test(arguments: [false, true])
    func `the slope stays upright under the log, whenever the log opens`(isOpenFirst: Bool) async throws {
        try await withDevice {
            let (delegate, slope) = try await openSlope()
            let log = try #require(delegate.overlay(LogOverlay.self))
            if isOpenFirst { log.toggle() }
            slope.isMeasuring = true
            if !isOpenFirst { log.toggle() }
            turnDevice(to: .landscapeRight)
            #expect(delegate.window?.bounds.width == 402)
            slope.isMeasuring = false
            #expect(delegate.window?.bounds.width == 874)
        }
    }

    @Test func `overlays learn that a measurement begins and ends`() async throws {
        final class Counter: SceneOverlay {
            var count = 0
            override func appDidChange() { count += 1 }
        }
        try await withDevice {
            let (delegate, slope) = try await openSlope()
            let counter = Counter(in: scene)
            delegate.add(counter)
            slope.isMeasuring = true
            #expect(counter.count == 1)
            slope.isMeasuring = false
            #expect(counter.count == 2)
        }
    }

    @Test func `a slope that is closed while it's measured doesn't lock the app, also under the log`() async throws {
        try await withDevice {
            let (delegate, slope) = try await openSlope()
            delegate.overlay(LogOverlay.self)?.toggle()
            slope.isMeasuring = true
            turnDevice(to: .landscapeRight)
            slope.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(delegate.window?.bounds.width == 874)
        }
    }

    @Test func `the largest text and dark mode don't change the arrangement`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            let (map, stages) = (trail.map.frame, trail.list.view.frame)
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            setUserInterfaceStyle(.dark)
            trail.view.setNeedsLayout()
            trail.view.layoutIfNeeded()
            #expect(trail.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
            #expect(trail.traitCollection.userInterfaceStyle == .dark)
            #expect(trail.map.frame == map && trail.list.view.frame == stages)
        }
    }

    @Test func `behind a sheet, the app is laid out on rotation`() async throws {
        try await withDevice {
            let trail = SizedTrailController()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.center(on: CGPoint(x: 900, y: 640))
            let sheet = UIViewController()
            trail.present(sheet, animated: false)
            turnDevice(to: .landscapeRight)
            #expect(faults(trail) == [] && trail.map.middle == CGPoint(x: 900, y: 640))
            trail.dismiss(animated: false)
            #expect(faults(trail) == [] && trail.map.middle == CGPoint(x: 900, y: 640))
        }
    }

    @Test func `children of the trail controller receive viewWillTransition`() async throws {
        try await withDevice {
            let (trail, child) = (SizedTrailController(), CountingChild())
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

    @Test func `a child whose frame its container sets is laid out, without viewWillTransition`() async throws {
        try await withDevice {
            let (container, trail) = (UIViewController(), SizedTrailController())
            showApp(container)
            let child = CountingChild()
            for part in [trail, child] {
                container.addChild(part)
                part.view.frame = container.view.bounds
                container.view.addSubview(part.view)
                part.didMove(toParent: container)
            }
            trail.view.layoutIfNeeded()
            for part in [trail, child] { part.view.frame.size = CGSize(width: 300, height: 500) }
            trail.view.layoutIfNeeded()
            #expect(trail.map.frame.width == 300 && trail.map.middle == Stage.all[4].point)
            #expect(child.heard == 0)
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

    @Test func `a change of the safe area asks for a layout`() async throws {
        try await withDevice {
            let trail = CountingTrail()
            showApp(trail)
            trail.view.layoutIfNeeded()
            trail.layouts = 0
            trail.view.layoutIfNeeded()
            #expect(trail.layouts == 0)
            trail.viewSafeAreaInsetsDidChange()
            trail.view.layoutIfNeeded()
            #expect(trail.layouts == 1)
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
}

/// A controller that counts its layouts.
private final class CountingTrail: SizedTrailController {
    var layouts = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
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
