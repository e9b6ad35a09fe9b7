import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutGuideTests {
    private let root = board()

    @Test func `constraints place a layout guide like a view`() {
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        let view = root.put(Content(10, 10))
        activate(
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 40),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 150, height: 40))
        #expect(view.frame == CGRect(x: 80, y: 30, width: 10, height: 10))
        #expect(root.layoutGuides == [guide] && guide.owningView === root && root.subviews == [view])
    }

    @Test func `removing a layout guide deactivates its constraints`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
        activate(width)
        root.removeLayoutGuide(guide)
        #expect(!width.isActive && guide.owningView == nil && root.layoutGuides.isEmpty)
    }

    @Test func `a layout guide has one owning view`() {
        let (one, two, guide) = (UIView(), UIView(), UILayoutGuide())
        one.addLayoutGuide(guide)
        two.addLayoutGuide(guide)
        #expect(one.layoutGuides.isEmpty && two.layoutGuides == [guide])
        guide.owningView = one
        #expect(one.layoutGuides == [guide] && two.layoutGuides.isEmpty)
        guide.owningView = nil
        #expect(one.layoutGuides.isEmpty)
    }

    // MARK: Safe area

    @Test func `safeAreaLayoutGuide follows bars, rotation and additional insets`() async throws {
        try await withDevice {
            let controller = UIViewController()
            let window = shownWindow(UINavigationController(rootViewController: controller))
            let view = controller.view.put()
            let safe = controller.view.safeAreaLayoutGuide
            activate(
                view.topAnchor.constraint(equalTo: safe.topAnchor),
                view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: safe.trailingAnchor))
            window.layoutIfNeeded()
            let insets = controller.view.safeAreaInsets
            #expect(insets.top > 44 && insets.bottom > 0)
            #expect(view.frame == controller.view.bounds.inset(by: insets))
            #expect(safe.layoutFrame == view.frame)
            turnDevice(to: .landscapeLeft)
            #expect(controller.view.safeAreaInsets.left > 0)
            #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
            controller.additionalSafeAreaInsets.bottom = 30
            window.layoutIfNeeded()
            #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        }
    }

    @Test func `a view placed by constraints has the safe area insets of its position`() async throws {
        try await withDevice {
            let controller = UIViewController()
            let window = shownWindow(controller)
            let (top, middle) = (controller.view.put(), controller.view.put())
            let inner = top.put()
            activate(
                top.topAnchor.constraint(equalTo: controller.view.topAnchor),
                top.heightAnchor.constraint(equalToConstant: 200),
                top.widthAnchor.constraint(equalTo: controller.view.widthAnchor),
                middle.topAnchor.constraint(equalTo: top.bottomAnchor),
                middle.heightAnchor.constraint(equalToConstant: 50),
                inner.topAnchor.constraint(equalTo: top.safeAreaLayoutGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: top.safeAreaLayoutGuide.bottomAnchor))
            window.layoutIfNeeded()
            let inset = controller.view.safeAreaInsets.top
            #expect(inner.frame.minY == inset && inner.frame.maxY == 200)
            #expect(middle.safeAreaInsets == .zero)
        }
    }

    // MARK: The keyboard

    @Test func `keyboardLayoutGuide follows the keyboard, or the safe area while it is hidden`() async throws {
        try await withDevice {
            let controller = UIViewController()
            let window = shownWindow(controller)
            let (field, bar) = (UITextField(), controller.view.put(Content(10, 40)))
            controller.view.addSubview(field)
            activate(bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor))
            window.layoutIfNeeded()
            let safe = controller.view.bounds.height - controller.view.safeAreaInsets.bottom
            #expect(bar.frame.maxY == safe)
            field.becomeFirstResponder()
            #expect(bar.frame.maxY == keyboardFrame?.minY)
            #expect(controller.view.keyboardLayoutGuide.layoutFrame == keyboardFrame)
            field.resignFirstResponder()
            #expect(bar.frame.maxY == safe)
            _ = window
        }
    }

    @Test func `keyboardLayoutGuide is empty above the keyboard, or without usesBottomSafeArea`()
        async throws
    {
        try await withDevice {
            let controller = UIViewController()
            let window = shownWindow(controller)
            let top = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            let field = UITextField()
            controller.view.addSubview(top)
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            #expect(top.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 100, height: 0))
            field.resignFirstResponder()
            let guide = controller.view.keyboardLayoutGuide
            #expect(guide.usesBottomSafeArea && guide.layoutFrame.height == controller.view.safeAreaInsets.bottom)
            guide.usesBottomSafeArea = false
            #expect(guide.layoutFrame.height == 0)
            _ = window
        }
    }

    // MARK: Bars

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `topLayoutGuide and bottomLayoutGuide have the lengths of the bars`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let controller = UIViewController()
            let window = shownWindow(UINavigationController(rootViewController: controller))
            let view = controller.view.put(Content(10, 10))
            activate(
                NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
                    attribute: .bottom, multiplier: 1, constant: 5),
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor))
            window.layoutIfNeeded()
            #expect(controller.topLayoutGuide.length == 64 && controller.bottomLayoutGuide.length == 0)
            #expect(view.frame.minY == 69)
            let below = controller.view.put(Content(10, 10))
            activate(below.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor))
            window.layoutIfNeeded()
            #expect(below.frame.maxY == 667)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `on iOS 7, topLayoutGuide and bottomLayoutGuide include the bars of both containers`() async throws {
        try await withDevice(.iPhone5.running(.iOS7)) {
            let controller = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            let window = shownWindow(tabs)
            window.layoutIfNeeded()
            #expect(controller.topLayoutGuide.length == 64 && controller.bottomLayoutGuide.length == 49)
        }
    }
}
