import Simulator
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of a reader's listing with a window that becomes narrower, and with the scene callbacks of iOS 26.
@MainActor @Suite struct ResizedSceneListingTests {
    @Test func `a narrow window hides the sidebar, and a wide window shows it again`() async throws {
        try await withDevice(.iPadPro11) {
            let delegate = GeometryListener()
            scene.delegate = delegate
            let split = SidebarController()
            let window = shownWindow(split)
            #expect(!split.sidebar.isHidden)
            resizeScene(scene, to: CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(split.sidebar.isHidden && split.view.bounds.size == CGSize(width: 400, height: 800))
            #expect(split.traitCollection.horizontalSizeClass == .compact)
            #expect(delegate.widths.first == 400 && delegate.widths.last == 400)
            #expect(split.view.directionalLayoutMargins.leading >= 16)
            resizeScene(scene, to: nil)
            #expect(!split.sidebar.isHidden && split.view.bounds.width == window.bounds.width)
        }
    }
}

private final class GeometryListener: UIResponder, UIWindowSceneDelegate {
    private(set) var widths: [CGFloat] = []

    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        widths.append(windowScene.effectiveGeometry.coordinateSpace.bounds.width)
    }
}

private final class SidebarController: UIViewController {
    let sidebar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sidebar)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sidebar.isHidden = traitCollection.horizontalSizeClass == .compact
    }
}
