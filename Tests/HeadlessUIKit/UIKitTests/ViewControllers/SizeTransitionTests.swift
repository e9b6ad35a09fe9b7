import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct SizeTransitionTests {
    private let log = Callbacks()

    private final class Diary: LoggedController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            note("will be \(Int(size.width)) x \(Int(size.height)), is \(Int(view.bounds.width))")
            coordinator.animate { _ in
                self.note("alongside \(Int(self.view.bounds.width))")
            } completion: { context in
                self.note("done, cancelled \(context.isCancelled)")
            }
        }
    }

    @Test func `a rotation calls viewWillTransition, then the coordinator's animation and completion`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = shownWindow(Diary("A", log))
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            #expect(log.lines == ["A will be 667 x 375, is 375", "A alongside 667", "A done, cancelled false"])
            _ = window
        }
    }

    @Test func `a rotation to an unsupported orientation doesn't call viewWillTransition`() async throws {
        try await withDevice {
            let window = shownWindow(Diary("A", log))
            _ = log.take()
            turnDevice(to: .portraitUpsideDown)
            #expect(log.lines.isEmpty)
            _ = window
        }
    }

    @Test func `a rotation to upside down doesn't call viewWillTransition`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let window = shownWindow(Diary("A", log))
            _ = log.take()
            turnDevice(to: .portraitUpsideDown)
            #expect(statusBarOrientation == .portraitUpsideDown && log.lines.isEmpty)
            _ = window
        }
    }

    @Test func `viewWillTransition is called with the size that the parent has for its child, unless it has it`()
        async throws
    {
        final class Parent: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
            ) -> CGSize {
                let whole = super.size(forChildContentContainer: container, withParentContainerSize: size)
                return container === children[1] ? CGSize(width: 375, height: 100) : whole
            }
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (root, wide, fixed) = (Parent(), Diary("W", log), Diary("F", log))
            for child in [wide, fixed] {
                root.addChild(child)
                root.view.addSubview(child.view)
                child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
            }
            wide.view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
            fixed.view.autoresizingMask = []
            let window = shownWindow(root)
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            #expect(log.lines == ["W will be 667 x 375, is 375", "W alongside 667", "W done, cancelled false"])
            _ = window
        }
    }

    @Test func `viewWillTransition is called on the presented and the presenting view controller`() async throws {
        try await withDevice {
            let (root, top) = (Diary("A", log), Diary("B", log))
            let window = shownWindow(root)
            root.present(top, animated: false)
            _ = log.take()
            turnDevice(to: .landscapeLeft)
            #expect(log.lines.filter { $0.contains("will be") }.map { $0.prefix(1) } == ["B", "A"])
            _ = window
        }
    }

    @Test func `the coordinator of a rotation has its duration, container view, and target transform`() async throws {
        final class Reader: UIViewController {
            var turn = CGAffineTransform.identity
            var container: UIView?
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                turn = coordinator.targetTransform
                container = coordinator.containerView
                #expect(coordinator.isAnimated && coordinator.transitionDuration > 0)
            }
        }
        try await withDevice {
            let reader = Reader()
            let window = shownWindow(reader)
            turnDevice(to: .landscapeRight)
            #expect(abs(reader.turn.b) == 1 && reader.turn.a == 0 && reader.container === window)
        }
    }
}
