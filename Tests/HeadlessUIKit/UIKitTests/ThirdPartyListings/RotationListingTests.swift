import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with interfaces that rotate, request a rotation, or prevent one.
@MainActor @Suite struct RotationListingTests {
    @Test func `a video is presented in landscape, and the app returns to portrait afterward`() async throws {
        try await withDevice {
            let home = UIViewController()
            let window = shownWindow(home)
            let video = LandscapeVideo()
            video.modalPresentationStyle = .fullScreen
            video.modalTransitionStyle = .crossDissolve
            home.present(video, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
            #expect(video.view.bounds.size == CGSize(width: 874, height: 402))
            turnDevice(to: .portrait)
            #expect(window.windowScene?.effectiveGeometry.interfaceOrientation.isLandscape == true)
            home.dismiss(animated: false)
            #expect(window.windowScene?.effectiveGeometry.interfaceOrientation == .portrait)
            #expect(home.view.bounds.size == CGSize(width: 402, height: 874))
        }
    }

    @Test func `a stack view changes its axis when the device rotates`() async throws {
        try await withDevice {
            let controller = TurningStack()
            let window = shownWindow(controller)
            window.layoutIfNeeded()
            let (first, second) = (controller.stack.arrangedSubviews[0], controller.stack.arrangedSubviews[1])
            let upright = controller.view.safeAreaLayoutGuide.layoutFrame
            #expect(first.frame.size == CGSize(width: upright.width, height: (upright.height - 10) / 2))
            #expect(second.frame.minY == first.frame.maxY + 10)
            turnDevice(to: .landscapeLeft)
            let sideways = controller.view.safeAreaLayoutGuide.layoutFrame
            #expect(sideways.width > sideways.height && controller.view.safeAreaInsets.left > 0)
            #expect(first.frame.size == CGSize(width: (sideways.width - 10) / 2, height: sideways.height))
            #expect(second.frame.minX == first.frame.maxX + 10)
            turnDevice(to: .portrait)
            #expect(controller.stack.axis == .vertical && first.frame.width == upright.width)
        }
    }

    @Test func `an app requests an orientation, and the error handler is called if it isn't supported`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            var errors: [any Error] = []
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { errors.append($0) }
            #expect(errors.isEmpty && scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
            #expect(window.bounds.size == CGSize(width: 874, height: 402))
            let upright = UprightController()
            window.rootViewController = upright
            upright.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append($0) }
            #expect(errors.count == 1 && scene.effectiveGeometry.interfaceOrientation == .portrait)
        }
    }

    @Test func `the device orientation is landscapeLeft if the interface orientation is landscapeRight`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            var held: [UIDeviceOrientation] = []
            let token = observeDevice(UIDevice.orientationDidChangeNotification) { _ in
                held.append(UIDevice.current.orientation)
            }
            turnDevice(to: .landscapeRight)
            #expect(held == [.landscapeLeft] && UIDevice.current.orientation.isLandscape)
            #expect(window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            turnDevice(to: .portrait)
            #expect(held == [.landscapeLeft])
            NotificationCenter.default.removeObserver(token)
        }
    }
}

private final class LandscapeVideo: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
}

private final class UprightController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class TurningStack: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for color in [UIColor.red, .green] {
            let part = UIView()
            part.backgroundColor = color
            stack.addArrangedSubview(part)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in self.stack.axis = size.width > size.height ? .horizontal : .vertical }
    }
}
