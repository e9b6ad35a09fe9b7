import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the rotation callbacks that iOS 8 deprecated.
@MainActor @Suite struct OldRotationTests {
    private let log = Callbacks()

    private class Old: LoggedController {
        @available(*, deprecated)
        private var facts: String { "\(interfaceOrientation.rawValue), \(Int(view.bounds.width)) wide" }

        @available(*, deprecated)
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            super.willRotate(to: toInterfaceOrientation, duration: duration)
            log.lines.append("\(name) will rotate to \(toInterfaceOrientation.rawValue) in \(duration), is \(facts)")
        }

        @available(*, deprecated)
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
            log.lines.append("\(name) animates, is \(facts)")
        }

        @available(*, deprecated)
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            super.didRotate(from: fromInterfaceOrientation)
            log.lines.append("\(name) did rotate from \(fromInterfaceOrientation.rawValue)")
        }
    }

    private final class Both: Old {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.lines.append("\(name) will be \(Int(size.width)) wide")
        }
    }

    @Test(arguments: [Device.System.iOS7, .iOS8, .iOS12])
    func `the deprecated callbacks are sent before, during, and after a rotation`(system: Device.System) async throws {
        try await withDevice(.iPhone8.running(system)) {
            let window = shownWindow(Old("A", log))
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            #expect(
                log.take() == [
                    "A will rotate to 4 in 0.3, is 1, 375 wide", "A animates, is 4, 667 wide", "A did rotate from 1",
                ])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `since iOS 8, a class that overrides viewWillTransition gets no deprecated callbacks`() async throws {
        for (system, comes) in [(Device.System.iOS7, true), (.iOS8, false), (.iOS12, false)] {
            try await withDevice(.iPhone8.running(system)) {
                let window = shownWindow(Both("A", log))
                _ = log.take()
                turnDevice(to: .landscapeLeft)
                let lines = log.take()
                #expect(lines.contains { $0.hasPrefix("A did rotate") } == comes)
                #expect(lines.contains("A will be 667 wide") == !comes)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `visible children and presented controllers receive the deprecated callbacks`() async throws {
        try await withDevice {
            let (root, child, top) = (Both("A", log), Old("B", log), Old("C", log))
            let hidden = Old("D", log)
            root.addChild(child)
            root.addChild(hidden)
            root.view.addSubview(child.view)
            top.modalPresentationStyle = .overFullScreen
            let window = shownWindow(root)
            root.present(top, animated: false)
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            #expect(log.take().filter { $0.hasSuffix("did rotate from 1") }.map { $0.prefix(1) } == ["B", "C"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a rotation to upside down sends the deprecated callbacks`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let window = shownWindow(Old("A", log))
            _ = log.take()
            turnDevice(to: .portraitUpsideDown)
            #expect(log.take().first == "A will rotate to 2 in 0.6, is 1, 768 wide")
            withExtendedLifetime(window) {}
        }
    }

    @Test func `willTransition(to:) reaches all view controllers before viewWillTransition(to:)`() async throws {
        final class Reader: LoggedController {
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                note(
                    "traits \(newCollection.verticalSizeClass.rawValue), has \(traitCollection.verticalSizeClass.rawValue)"
                )
                coordinator.animate(alongsideTransition: nil) { _ in self.note("done") }
            }

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                note("size")
            }
        }
        try await withDevice {
            let (root, child, top) = (Reader("A", log), Reader("B", log), Reader("C", log))
            root.addChild(child)
            root.view.addSubview(child.view)
            let window = shownWindow(root)
            root.present(top, animated: false)
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            let lines = log.take()
            #expect(lines.prefix(3) == ["B traits 1, has 2", "C traits 1, has 2", "A traits 1, has 2"])
            #expect(
                Set(lines[3..<6]) == ["A size", "B size", "C size"]
                    && lines.suffix(3).allSatisfy { $0.hasSuffix("done") })
            turnDevice(to: .landscapeRight)
            #expect(log.take().isEmpty)
            withExtendedLifetime(window) {}
        }
    }
}
