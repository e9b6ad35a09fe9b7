import Simulator
import Testing

@MainActor @Suite struct ResizingScenesTests {
    @MainActor private final class Delegate: UIResponder, UIWindowSceneDelegate {
        var lines: [String] = []

        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
            let sizes = [old, new].map { "\($0.coordinateSpace.bounds.width)" }.joined(separator: " to ")
            lines.append(sizes + (new.isInteractivelyResizing ? ", resizing" : ""))
        }
    }

    private final class Sized: UIViewController {
        var sizes: [CGSize] = []
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private final class Locking: UIViewController {
        var locks = true
        override var prefersInterfaceOrientationLocked: Bool { locks }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func `resizing a scene on an iPad resizes its window and notifies its controllers`() async throws {
        try await withDevice(.iPadPro11) {
            let delegate = Delegate()
            scene.delegate = delegate
            let controller = Sized()
            let main = window(controller)
            let frame = CGRect(x: 100, y: 200, width: 500, height: 400)
            resizeScene(scene, to: frame)
            #expect(main.bounds.size == frame.size && controller.sizes == [frame.size])
            #expect(main.screen.coordinateSpace.convert(main.bounds, from: main) == frame)
            #expect(main.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0), "it touches no edge")
            #expect(!scene.isFullScreen && scene.traitCollection.horizontalSizeClass == .compact)
            #expect(delegate.lines == ["834.0 to 500.0, resizing", "500.0 to 500.0"])
            resizeScene(scene, to: nil)
            #expect(scene.isFullScreen && main.bounds.size == CGSize(width: 834, height: 1194))
        }
    }

    @Test func `a scene's size is limited by its size restrictions`() async throws {
        try await withDevice(.iPadPro11) {
            let restrictions = try #require(scene.sizeRestrictions)
            restrictions.minimumSize = CGSize(width: 400, height: 300)
            restrictions.maximumSize.height = 600
            resizeScene(scene, to: CGRect(x: 0, y: 0, width: 10, height: 1000))
            #expect(scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 400, height: 600))
        }
        try await withDevice(.iPadPro11.running(.iOS18)) { #expect(scene.sizeRestrictions == nil) }
        try await withDevice { #expect(scene.sizeRestrictions == nil) }
    }

    @Test func `from iPadOS 26 on, supportedInterfaceOrientations is ignored`() async throws {
        try await withDevice(.iPadPro11) {
            let main = window(Sized())
            turnDevice(to: .landscapeLeft)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft && main.bounds.width == 1194)
        }
        var old = Device.iPadPro11
        old.requiresFullScreen = true
        for device in [old, .iPadPro11.running(.iOS18)] {
            try await withDevice(device) {
                let main = window(Sized())
                turnDevice(to: .landscapeLeft)
                #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && main.bounds.width == 834)
            }
        }
    }

    @Test func `from iOS 26 on, a controller can lock the orientation`() async throws {
        for (device, isLocked) in [(Device.iPhone17, true), (.iPadPro11, true), (.iPhone17.running(.iOS18), false)] {
            try await withDevice(device) {
                let controller = Locking()
                let main = window(controller)
                #expect(scene.effectiveGeometry.isInterfaceOrientationLocked == isLocked)
                turnDevice(to: .landscapeLeft)
                #expect(scene.effectiveGeometry.interfaceOrientation.isPortrait == isLocked)
                controller.locks = false
                controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
                #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
                withExtendedLifetime(main) {}
            }
        }
    }

    @Test func `a controller's child can decide about the lock instead of it`() async throws {
        final class Parent: UIViewController {
            var decider: UIViewController?
            override var prefersInterfaceOrientationLocked: Bool { true }
            override var childForInterfaceOrientationLock: UIViewController? { decider }
        }
        try await withDevice {
            let (parent, child) = (Parent(), Locking())
            parent.addChild(child)
            parent.decider = child
            child.locks = false
            let main = window(parent)
            #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
            parent.decider = nil
            parent.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
            #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
            withExtendedLifetime(main) {}
        }
    }

    @Test func `a scene that doesn't fill the screen isn't locked`() async throws {
        try await withDevice(.iPadPro11) {
            let main = window(Locking())
            resizeScene(scene, to: CGRect(x: 0, y: 0, width: 500, height: 500))
            #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
            turnDevice(to: .landscapeLeft)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
            withExtendedLifetime(main) {}
        }
    }

    @Test func `resizing a scene on an iPhone stops the process`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await withDevice { resizeScene(scene, to: .zero) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("only an iPad resizes scenes freely"))
    }
}
