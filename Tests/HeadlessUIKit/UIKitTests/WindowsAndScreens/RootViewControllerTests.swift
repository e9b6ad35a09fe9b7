import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct RootViewControllerTests {
    private final class Diary: UIViewController {
        var lines: [String] = []
        override func viewDidLoad() { lines.append("loaded") }
        override func viewWillLayoutSubviews() { lines.append("will lay out") }
        override func viewDidLayoutSubviews() { lines.append("did lay out") }
    }

    @Test func `a view controller loads its view once, on first access`() async throws {
        try await withDevice {
            let controller = Diary()
            #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
            #expect(controller.view.frame == mainScreen.bounds)
            #expect(controller.view === controller.viewIfLoaded)
            #expect(controller.lines == ["loaded"])
        }
    }

    @Test func `loadView can create a custom view`() async throws {
        final class Square: UIView {}
        final class Controller: UIViewController {
            override func loadView() { view = Square() }
        }
        #expect(Controller().view is Square)
    }

    @Test func `the root view is loaded when the window is shown`() async throws {
        try await withDevice {
            let (window, controller) = (newWindow(), Diary())
            window.rootViewController = controller
            #expect(!controller.isViewLoaded)
            window.isHidden = false
            #expect(controller.view.superview === window)
        }
    }

    @Test func `the root view fills the window and is resized with it`() async throws {
        try await withDevice {
            let (window, controller) = (newWindow(), UIViewController())
            controller.view = UIView()
            window.isHidden = false
            window.rootViewController = controller
            #expect(controller.view.frame == window.bounds)
            window.frame = CGRect(x: 0, y: 100, width: 60, height: 60)
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }

    @Test func `setting another root view controller replaces the root view`() async throws {
        try await withDevice {
            let (window, old, new) = (newWindow(), UIViewController(), UIViewController())
            window.isHidden = false
            window.rootViewController = old
            window.rootViewController = new
            #expect(window.subviews == [new.view])
            window.rootViewController = nil
            #expect(window.subviews.isEmpty)
        }
    }

    @Test func `the view controller is called before and after its view's layout pass`() async throws {
        try await withDevice {
            let (window, controller) = (newWindow(), Diary())
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            #expect(controller.lines == ["loaded", "will lay out", "did lay out"])
        }
    }

    @Test func `the responder chain is view, view controller, window, and application`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, controller, child) = (oldWindow(), UIViewController(), UIView())
            window.rootViewController = controller
            window.isHidden = false
            controller.view.addSubview(child)
            let chain = Array(sequence(first: child as UIResponder) { $0.next })
            #expect(chain == [child, controller.view, controller, window, UIApplication.shared])
        }
    }
}
