import Simulator
import Testing

@MainActor @Suite struct RootViewControllerTests {
    private final class Diary: UIViewController {
        var lines: [String] = []
        override func viewDidLoad() { lines.append("loaded") }
        override func viewWillLayoutSubviews() { lines.append("will lay out") }
        override func viewDidLayoutSubviews() { lines.append("did lay out") }
    }

    @Test func aViewIsLoadedOnceWhenAskedFor() async throws {
        try await withDevice {
            let controller = Diary()
            #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
            #expect(controller.view.frame == UIScreen.main.bounds)
            #expect(controller.view === controller.viewIfLoaded)
            #expect(controller.lines == ["loaded"])
        }
    }

    @Test func loadViewMayMakeAnotherView() async throws {
        final class Square: UIView {}
        final class Controller: UIViewController {
            override func loadView() { view = Square() }
        }
        #expect(Controller().view is Square)
    }

    @Test func theRootViewIsLoadedWhenTheWindowIsShown() async throws {
        try await withDevice {
            let (window, controller) = (UIWindow(), Diary())
            window.rootViewController = controller
            #expect(!controller.isViewLoaded)
            window.isHidden = false
            #expect(controller.view.superview === window)
        }
    }

    @Test func theRootViewFillsTheWindowAndFollowsIt() async throws {
        try await withDevice {
            let (window, controller) = (UIWindow(), UIViewController())
            controller.view = UIView()
            window.isHidden = false
            window.rootViewController = controller
            #expect(controller.view.frame == window.bounds)
            window.frame = CGRect(x: 0, y: 100, width: 60, height: 60)
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }

    @Test func anotherRootReplacesTheView() async throws {
        try await withDevice {
            let (window, old, new) = (UIWindow(), UIViewController(), UIViewController())
            window.isHidden = false
            window.rootViewController = old
            window.rootViewController = new
            #expect(window.subviews == [new.view])
            window.rootViewController = nil
            #expect(window.subviews.isEmpty)
        }
    }

    @Test func theControllerIsToldOfItsViewsLayout() async throws {
        try await withDevice {
            let (window, controller) = (UIWindow(), Diary())
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            #expect(controller.lines == ["loaded", "will lay out", "did lay out"])
        }
    }

    @Test func respondersFollowViewControllerWindowApplication() async throws {
        try await withDevice {
            let (window, controller, child) = (UIWindow(), UIViewController(), UIView())
            window.rootViewController = controller
            window.isHidden = false
            controller.view.addSubview(child)
            let chain = Array(sequence(first: child as UIResponder) { $0.next })
            #expect(chain == [child, controller.view, controller, window, UIApplication.shared])
        }
    }
}
