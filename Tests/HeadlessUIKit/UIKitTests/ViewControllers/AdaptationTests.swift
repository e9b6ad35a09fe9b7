import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of presentations that are visible while the horizontal size class of their scene changes.
@MainActor @Suite struct AdaptationTests {
    private let stage = AdaptationStage()
    private var log: Callbacks { stage.log }
    private let narrow = AdaptationStage.narrow

    @Test func `a popover becomes a sheet when its scene becomes narrow, and a popover again when it's wide`()
        async throws
    {
        try await stage.presenting(.popover) { root, top, delegate in
            let popover = try #require(top.popoverPresentationController)
            resizeScene(scene, to: narrow)
            #expect(delegate.lines == ["style for compact", "controller", "prepare", "will present 1, coordinated"])
            #expect(popover.adaptiveSheetPresentationController.containerView != nil && popover.containerView == nil)
            #expect(top.view.window === root.view.window && top.view.frame.width == 400)
            #expect(log.take().first == "B willDisappear" && top.isBeingDismissed == false)
            delegate.lines = []
            resizeScene(scene, to: nil)
            #expect(delegate.lines == ["style for regular", "will present -1, coordinated"])
            #expect(popover.containerView != nil && top.view.frame.size == top.preferredContentSize)
            top.dismiss(animated: false)
            #expect(root.presentedViewController == nil && top.view.window == nil)
        }
    }

    @Test func `a popover stays one if the delegate wants it`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.style = UIModalPresentationStyle.none
        try await stage.presenting(.popover, delegate) { _, top, _ in
            resizeScene(scene, to: narrow)
            #expect(top.presentationController is UIPopoverPresentationController)
            #expect(top.presentationController?.containerView != nil)
            #expect(delegate.lines.last == "will present -1, coordinated")
        }
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .formSheet])
    func `in full screen, the presenter's view leaves the window, and comes back when the scene is wide`(
        _ style: UIModalPresentationStyle
    ) async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .fullScreen
        try await stage.presenting(style, delegate) { root, top, _ in
            let window = try #require(top.view.window)
            resizeScene(scene, to: narrow)
            #expect(delegate.lines.last == "will present 0, coordinated")
            #expect(root.view.window == nil && top.view.frame == window.bounds)
            #expect(top.presentingViewController === root && root.presentedViewController === top)
            let lines = log.take()
            #expect(lines.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
            #expect(lines.last(where: { $0.hasPrefix("B") }) == "B didAppear")
            resizeScene(scene, to: nil)
            #expect(root.view.window === window && root.view.frame == window.bounds)
            #expect(top.view.window === window && top.view.frame.size != window.bounds.size)
            #expect(
                log.take().filter { $0.hasPrefix("A") } == ["A willAppear", "A isAppearing", "A didAppear"])
            #expect(top.view.convert(top.view.bounds, to: nil).size == top.view.bounds.size)
        }
    }

    @Test func `dismissing an adapted full screen shows the presenter again`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .fullScreen
        try await stage.presenting(.formSheet, delegate) { root, top, _ in
            let window = top.view.window
            resizeScene(scene, to: narrow)
            top.dismiss(animated: false)
            #expect(root.view.window === window && root.presentedViewController == nil)
            #expect(log.take().suffix(3).contains("A didAppear"))
        }
    }

    @Test func `the delegate can wrap the view controller in a navigation controller, which it leaves when it's wide`()
        async throws
    {
        let delegate = AdaptationStage.Delegate()
        delegate.replacement = { UINavigationController(rootViewController: $0) }
        try await stage.presenting(.popover, delegate) { root, top, _ in
            weak var navigation: UINavigationController?
            let window = top.view.window
            resizeScene(scene, to: narrow)
            navigation = top.navigationController
            #expect(navigation != nil && root.presentedViewController === navigation)
            #expect(navigation?.presentingViewController === root && top.presentingViewController === root)
            #expect(top.view.window === window && top.popoverPresentationController?.containerView == nil)
            #expect(top.view.isDescendant(of: navigation!.view))
            resizeScene(scene, to: nil)
            #expect(top.parent == nil && root.presentedViewController === top && navigation == nil)
            #expect(top.view.window === window && top.view.frame.size == top.preferredContentSize)
            #expect(top.popoverPresentationController?.containerView != nil)
        }
    }

    @Test func `the delegate can present another view controller in a narrow scene`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .overFullScreen
        delegate.replacement = { _ in LoggedController("C", log) }
        try await stage.presenting(.popover, delegate) { root, top, _ in
            resizeScene(scene, to: narrow)
            #expect(
                log.take() == ["B willDisappear", "B didDisappear", "C willAppear", "C isAppearing", "C didAppear"])
            #expect(root.presentedViewController !== top && top.presentingViewController == nil)
            resizeScene(scene, to: nil)
            #expect(
                log.take() == ["C willDisappear", "C didDisappear", "B willAppear", "B isAppearing", "B didAppear"])
            #expect(root.presentedViewController === top)
        }
    }

    @Test func `a replaced view controller lives until the replacement is dismissed`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.replacement = { _ in UIViewController() }
        try await withDevice(.iPadPro11.running(.iOS27)) {
            let root = UIViewController()
            let window = shownWindow(root)
            weak var top: UIViewController?
            do {
                let controller = UIViewController()
                controller.modalPresentationStyle = .formSheet
                controller.presentationController?.delegate = delegate
                root.present(controller, animated: false)
                top = controller
            }
            resizeScene(scene, to: narrow)
            #expect(top != nil && root.presentedViewController !== top)
            root.dismiss(animated: false)
            #expect(root.presentedViewController == nil && top == nil)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a custom presentation adapts, too`() async throws {
        let delegate = AdaptationStage.Delegate()
        delegate.narrowStyle = .overFullScreen
        try await stage.presenting(.custom, delegate) { root, top, _ in
            let custom = top.presentationController
            resizeScene(scene, to: narrow)
            #expect(delegate.lines.last == "will present 5, coordinated" && custom?.containerView == nil)
            #expect(top.view.window != nil && root.view.window != nil)
            resizeScene(scene, to: nil)
            #expect(custom?.containerView != nil && top.view.window != nil)
        }
    }
}
