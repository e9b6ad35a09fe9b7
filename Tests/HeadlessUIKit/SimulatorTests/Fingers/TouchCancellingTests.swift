import Simulator
import Testing

@MainActor @Suite struct TouchCancellingTests {
    private let log = TouchLog()
    private let box = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
    private let pad: Pad
    private let other: Pad
    private let onPad = CGPoint(x: 50, y: 100)
    private let onOther = CGPoint(x: 250, y: 100)

    init() {
        pad = Pad("pad", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        other = Pad("other", CGRect(x: 200, y: 0, width: 100, height: 100), log)
        box.addSubview(pad)
        box.addSubview(other)
    }

    /// Returns a window whose root view controller has the box.
    private func windowThatRotates() -> UIWindow {
        let window = UIWindow(showing: box)
        let root = UIViewController()
        window.rootViewController = root
        root.view.addSubview(box)
        return window
    }

    @Test(arguments: ["box", "pad"])
    func `touches are cancelled when their view is removed from its window`(leaving: String) async throws {
        try await withDevice {
            let window = UIWindow(showing: box)
            let finger = press(at: onPad)
            (leaving == "box" ? box : pad).removeFromSuperview()
            #expect(log.lines == ["pad began", "pad cancelled"])
            finger.move(to: onOther)
            finger.lift()
            #expect(log.lines.count == 2 && window.subviews.count == (leaving == "box" ? 0 : 1))
        }
    }

    @Test
    func `a rotation cancels a touch and the gesture that follows it, and further moves of the finger are ignored`()
        async throws
    {
        try await withDevice(assuming: []) {
            let window = windowThatRotates()
            let hold = UILongPressGestureRecognizer()
            other.addGestureRecognizer(hold)
            var states: [UIGestureRecognizer.State] = []
            hold.addAction(UIAction { _ in states.append(hold.state) })
            let (one, two) = (press(at: onPad), press(at: onOther))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(states == [.began])
            turnDevice(to: .landscapeLeft)
            #expect(states == [.began, .cancelled] && log.lines.last == "pad cancelled")
            let count = log.lines.count
            one.move(to: onOther)
            one.lift()
            two.lift()
            #expect(log.lines.count == count && states.count == 2)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a gesture that rotates the interface is canceled, and the other finger's touch, too`() async throws {
        try await withDevice(assuming: []) {
            let window = windowThatRotates()
            let pan = UIPanGestureRecognizer()
            other.addGestureRecognizer(pan)
            var states: [UIGestureRecognizer.State] = []
            pan.addAction(
                UIAction { _ in
                    states.append(pan.state)
                    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
                })
            let (one, two) = (press(at: onPad), press(at: onOther))
            two.move(to: CGPoint(x: onOther.x, y: onOther.y + 40))
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
            #expect(states == [.began, .cancelled])
            #expect(log.lines.filter { $0.hasPrefix("pad") } == ["pad began", "pad cancelled"])
            two.move(to: onPad)
            one.lift()
            two.lift()
            #expect(states.count == 2 && log.lines.filter { $0.hasPrefix("pad") }.count == 2)
            withExtendedLifetime(window) {}
        }
    }

    @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
    func `the interface takes the orientation that a view requests when a rotation cancels its touch`(
        requested: UIInterfaceOrientation
    ) async throws {
        try await withDevice(assuming: []) {
            let window = windowThatRotates()
            let mask: UIInterfaceOrientationMask = requested == .portrait ? .portrait : .landscapeRight
            pad.onCancelled = { scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) }
            _ = press(at: onPad)
            turnDevice(to: .landscapeLeft)
            #expect(log.lines == ["pad began", "pad cancelled"])
            #expect(scene.effectiveGeometry.interfaceOrientation == requested)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a request for the orientation that the interface is about to take changes nothing`() async throws {
        try await withDevice(assuming: []) {
            let window = windowThatRotates()
            pad.onCancelled = { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) }
            _ = press(at: onPad)
            turnDevice(to: .landscapeRight)
            #expect(log.lines == ["pad began", "pad cancelled"])
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `touchesCancelled is called while the removed view is still in its window`() async throws {
        final class Curious: UIView {
            var wasInside = false
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                wasInside = window != nil && touches.first?.phase == .cancelled
            }
        }
        try await withDevice {
            let curious = Curious(frame: box.frame)
            let window = UIWindow(showing: curious)
            _ = press(at: onPad)
            curious.removeFromSuperview()
            #expect(curious.wasInside && window.subviews.isEmpty)
        }
    }

    @Test func `removing a view doesn't cancel the touches of other views`() async throws {
        try await withDevice {
            let window = UIWindow(showing: box)
            let finger = press(at: onOther)
            pad.removeFromSuperview()
            finger.lift()
            #expect(log.lines == ["other began", "other ended"] && window.subviews == [box])
        }
    }

    @Test func `moving a view inside its window doesn't cancel its touches`() async throws {
        try await withDevice {
            let window = UIWindow(showing: box)
            let finger = press(at: onPad)
            window.addSubview(pad)
            finger.lift()
            #expect(log.lines == ["pad began", "pad ended"])
        }
    }

    @Test func `a view removed before its touchesBegan receives no touchesCancelled`() async throws {
        try await withDevice {
            let window = UIWindow(showing: box)
            pad.onBegan = { [other] in other.removeFromSuperview() }
            let fingers = pressFingers(at: [onPad, onOther])
            liftFingers(fingers)
            #expect(log.lines == ["pad began", "pad ended"] && window.subviews == [box])
        }
    }

    @Test func `a view that removes itself in touchesBegan receives touchesCancelled`() async throws {
        try await withDevice {
            let window = UIWindow(showing: box)
            pad.onBegan = { [pad] in pad.removeFromSuperview() }
            tap(at: onPad)
            #expect(log.lines == ["pad began", "pad cancelled"] && window.subviews == [box])
        }
    }

    @Test func `all touches are cancelled when the app enters the background`() async throws {
        try await withDevice {
            let window = UIWindow(showing: box)
            let fingers = pressFingers(at: [onPad, onOther])
            background()
            #expect(log.lines == ["pad began", "other began", "pad cancelled", "other cancelled"])
            liftFingers(fingers)
            #expect(log.lines.count == 4 && window.subviews == [box])
        }
    }
}
