import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Scenes of an iPad that don't fill the screen, from iPadOS 26 on.
@MainActor @Suite struct FloatingSceneTests {
    private func onTablet(_ body: @MainActor (UIWindow) throws -> Void) async throws {
        try await withDevice(.iPadPro11.running(.iOS27)) {
            let window = shownWindow(UIViewController())
            try body(window)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `controls occupy the corner of a scene that doesn't fill the screen`() async throws {
        try await onTablet { window in
            let adapted = UIView.LayoutRegion.safeArea(cornerAdaptation: .vertical)
            #expect(window.edgeInsets(for: adapted) == window.safeAreaInsets)
            resizeScene(scene, to: CGRect(x: 100, y: 300, width: 400, height: 400))
            #expect(window.safeAreaInsets.top == 10 && window.edgeInsets(for: adapted).top == 53)
            #expect(window.edgeInsets(for: .safeArea()) == window.safeAreaInsets)
            let low = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
            let right = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 100))
            for view in [low, right] {
                window.addSubview(view)
                #expect(view.edgeInsets(for: adapted) == view.safeAreaInsets)
            }
            resizeScene(scene, to: CGRect(x: 100, y: 0, width: 400, height: 400))
            #expect(window.edgeInsets(for: adapted).top == window.safeAreaInsets.top + 43)
            #expect(window.directionalEdgeInsets(for: .margins()).leading == window.layoutMargins.left)
        }
    }

    @Test func `a horizontal corner adaptation has no effect, and neither has any on the full screen`() async throws {
        try await onTablet { window in
            let view = try #require(window.rootViewController?.view)
            for frame in [nil, CGRect(x: 100, y: 300, width: 400, height: 400)] {
                resizeScene(scene, to: frame)
                view.layoutIfNeeded()
                let plain = view.safeAreaInsets
                #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == plain)
                #expect(view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == view.layoutMargins)
                #expect((view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == plain) == (frame == nil))
            }
        }
    }

    @Test func `constraints to a region's guide follow the controls of the window`() async throws {
        try await onTablet { window in
            let view = try #require(window.rootViewController?.view)
            let guide = view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical))
            #expect(guide === view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)))
            #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
            #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
            #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: guide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40),
            ])
            view.layoutIfNeeded()
            #expect(bar.frame.minY == view.safeAreaInsets.top && bar.frame.width == view.bounds.width)
            resizeScene(scene, to: CGRect(x: 100, y: 300, width: 400, height: 400))
            view.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 0, y: 53, width: 400, height: 40))
            #expect(guide.layoutFrame.minY == 53)
            resizeScene(scene, to: nil)
            view.layoutIfNeeded()
            #expect(bar.frame.minY == view.safeAreaInsets.top)
        }
    }

    @Test func `a scene stays on the screen when the device is rotated, and has at least its minimum size`()
        async throws
    {
        try await onTablet { window in
            scene.sizeRestrictions?.minimumSize = CGSize(width: 500, height: 300)
            resizeScene(scene, to: CGRect(x: 200, y: 100, width: 300, height: 1000))
            #expect(window.bounds.size == CGSize(width: 500, height: 1000))
            #expect(scene.effectiveGeometry.minimumSize == CGSize(width: 500, height: 300))
            turnDevice(to: .landscapeLeft)
            #expect(window.bounds.size == CGSize(width: 500, height: 834))
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            scene.sizeRestrictions?.minimumSize = CGSize(width: 600, height: 300)
            turnDevice(to: .portrait)
            #expect(window.bounds.width == 600)
        }
    }
}
