import Foundation
import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

/// Programs with mistakes: the process stops with the reason, or the console names it, and nothing hangs.
@MainActor @Suite struct BadInputTests {
    typealias Program = @MainActor @Sendable () async throws -> Void

    // MARK: Stops the process

    /// The programs that a phone ends with an exception, and the texts of the messages.
    private nonisolated static let fatal: [String: (text: String, program: Program)] = [
        "a view is added to itself": (
            "NSInvalidArgumentException: Can't add self as subview", { UIView.sample.addSubview(.sample) }
        ),
        "a view is inserted into its subview": (
            "can't contain it",
            {
                let (outer, inner) = (UIView(), UIView())
                outer.addSubview(inner)
                inner.insertSubview(outer, at: 0)
            }
        ),
        "a layer next to a layer elsewhere": (
            "isn't a sublayer", { CALayer().insertSublayer(CALayer(), below: CALayer()) }
        ),
        "the delegate of a navigation controller's toolbar": (
            "can't be set",
            {
                final class Delegate: NSObject, UIToolbarDelegate {}
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.toolbar.delegate = Delegate()
                withExtendedLifetime(navigation) {}
            }
        ),
        "the preferred action of an alert isn't one of its actions": (
            "isn't one of the alert's actions",
            {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "Delete", style: .default)
            }
        ),
        "a child contains its parent": (
            "can't be its child",
            {
                let (outer, inner) = (UIViewController(), UIViewController())
                outer.addChild(inner)
                inner.addChild(outer)
            }
        ),
        "a presented view controller presents the one that presents it": (
            "present modally an active controller",
            {
                let (root, presented) = (UIViewController(), UIViewController())
                let window = shownWindow(root)
                root.present(presented, animated: false)
                presented.present(root, animated: false)
                withExtendedLifetime(window) {}
            }
        ),
        "a navigation controller in its own stack": (
            "Pushing a navigation controller is not supported",
            {
                let navigation = UINavigationController()
                navigation.viewControllers = [navigation]
            }
        ),
        "a tab bar controller as its own tab": (
            "can't be its own child",
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [tabs]
            }
        ),
        "two view controllers that name each other for the status bar": (
            "has no end of its chain of children",
            {
                final class Asking: UIViewController {
                    weak var other: UIViewController?
                    override var childForStatusBarStyle: UIViewController? { other }
                }
                let (first, second) = (Asking(), Asking())
                (first.other, second.other) = (second, first)
                _ = shownWindow(first)
            }
        ),
        "a view that masks itself": (
            "is in its mask",
            {
                let view = UIView()
                view.mask = view
            }
        ),
        "a constant of a constraint is not a number": (
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan",
            { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .nan }
        ),
        "an anchor's constant is infinite": (
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf",
            { _ = UIView().widthAnchor.constraint(equalToConstant: .infinity) }
        ),
        "a multiplier is not a number": (
            "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:nan",
            {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
            }
        ),
        "a priority of a constraint is zero": (
            "Priorities must be greater than 0",
            { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0) }
        ),
        "a content inset is not a number": ("CALayerInvalidGeometry", { UIScrollView().contentInset.top = .nan }),
        "a section that a table doesn't have": (
            "has no section 5", { _ = UITableView().numberOfRows(inSection: 5) }
        ),
        "a center is not a number": ("CALayerInvalidGeometry", { UIView().center.x = .nan }),
        "a content offset is not a number": ("CALayerInvalidGeometry", { UIScrollView().contentOffset.y = .nan }),
        "constraints without a common ancestor": (
            "NSGenericException: Unable to activate constraint",
            { UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true }
        ),
        "a constraint to an item that is no view": (
            "NSInvalidArgumentException: Constraint items must each be a view or layout guide",
            {
                _ = NSLayoutConstraint(
                    item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 1)
            }
        ),
        "an arranged subview beyond the end": (
            "index = 3 expected to be less than or equal to 0",
            { UIStackView().insertArrangedSubview(UIView(), at: 3) }
        ),
        "a view controller pushed twice": (
            "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported",
            {
                let controller = UIViewController()
                UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
            }
        ),
        "a pop to a view controller outside of the stack": (
            "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist",
            {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.popToViewController(.sample, animated: false)
            }
        ),
        "the delegate of a navigation controller's bar": (
            "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar",
            {
                let navigation = UINavigationController()
                navigation.loadViewIfNeeded()
                navigation.navigationBar.delegate = nil
                withExtendedLifetime(navigation) {}
            }
        ),
        "an item pushed on a navigation controller's bar": (
            "NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar",
            {
                let navigation = UINavigationController()
                navigation.loadViewIfNeeded()
                navigation.navigationBar.pushItem(UINavigationItem(title: "Note"), animated: false)
                withExtendedLifetime(navigation) {}
            }
        ),
        "an item popped from a navigation controller's bar": (
            "NSInternalInconsistencyException: Cannot call popNavigationItemAnimated: directly on a UINavigationBar",
            {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.loadViewIfNeeded()
                navigation.navigationBar.popItem(animated: false)
                withExtendedLifetime(navigation) {}
            }
        ),
        "the delegate of a tab bar controller's bar": (
            "NSInternalInconsistencyException: Changing the delegate of a tab bar",
            {
                let tabs = UITabBarController()
                tabs.loadViewIfNeeded()
                tabs.tabBar.delegate = nil
                withExtendedLifetime(tabs) {}
            }
        ),
        "the items of a tab bar controller's bar": (
            "NSInternalInconsistencyException: Directly modifying a tab bar",
            {
                let tabs = UITabBarController()
                tabs.loadViewIfNeeded()
                tabs.tabBar.setItems([], animated: false)
                withExtendedLifetime(tabs) {}
            }
        ),
        "a partial curl of a sheet": (
            "NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl",
            {
                let controller = UIViewController()
                controller.modalTransitionStyle = .partialCurl
                shownWindow(UIViewController()).present(controller)
            }
        ),
        "an action sheet without a source on an iPad": (
            "NSGenericException: Your application has presented a UIAlertController",
            {
                try await withDevice(.iPadPro11) {
                    shownWindow(UIViewController()).present(
                        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet))
                }
            }
        ),
        "a popover without a source": (
            "NSGenericException: UIPopoverPresentationController (",
            {
                try await withDevice(.iPadPro11) {
                    let popover = UIViewController()
                    popover.modalPresentationStyle = .popover
                    shownWindow(UIViewController()).present(popover)
                }
            }
        ),
        "a required priority while the constraint is active": (
            "NSInternalInconsistencyException: Mutating a priority from required to not",
            {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 1)
                constraint.isActive = true
                constraint.priority = .defaultHigh
                withExtendedLifetime(view) {}
            }
        ),
        "a stack in a stack": (
            "Pushing a navigation controller is not supported",
            { UINavigationController().pushViewController(UINavigationController(), animated: true) }
        ),
        "the same tab twice": (
            "occurs twice",
            {
                let controller = UIViewController()
                UITabBarController().viewControllers = [controller, controller]
            }
        ),
        "a tab that isn't one": (
            "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:]",
            { UITabBarController().selectedViewController = UIViewController() }
        ),
        "a transform of NaN": (
            "the transform of", { UIView.sample.transform = CGAffineTransform(scaleX: .nan, y: 1) }
        ),
        "an alpha of NaN": ("the opacity of", { UIView.sample.alpha = .nan }),
        "a window level of NaN": (
            "the level of a window", { shownWindow(UIViewController()).windowLevel = UIWindow.Level(.nan) }
        ),
        "a font size of infinity": ("the size of a font", { _ = UIFont.systemFont(ofSize: .infinity) }),
        "a row height of NaN": (
            "the height of the row",
            {
                final class Rows: NSObject, UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        .init()
                    }
                }
                let (table, rows) = (UITableView(), Rows())
                table.dataSource = rows
                table.rowHeight = .nan
                table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                table.layoutIfNeeded()
                withExtendedLifetime(rows) {}
            }
        ),
        "a slider's value of NaN": ("the value of a slider", { UISlider().value = .nan }),
        "a progress of NaN": ("the progress of a progress view", { UIProgressView().progress = .nan }),
        "a view controller as its own child": (
            "can't be its own child",
            {
                let controller = UIViewController()
                controller.addChild(controller)
            }
        ),
        "a view controller presented on itself": (
            "present modal view controller on itself", { shownWindow(.sample).present(.sample) }
        ),
        "a child presented": (
            "present modally an active controller",
            {
                let (root, child) = (UIViewController(), UIViewController())
                root.addChild(child)
                shownWindow(root).present(child)
            }
        ),
        "a view controller presented twice": (
            "that is already being presented by",
            {
                let window = shownWindow(UIViewController())
                let controller = UIViewController()
                window.present(controller)
                window.rootViewController?.present(controller, animated: true)
            }
        ),
        "an alert with two cancel actions": (
            "NSInternalInconsistencyException: UIAlertController can only have one action with a style",
            {
                let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
                for _ in 0..<2 { alert.addAction(UIAlertAction(title: "", style: .cancel)) }
            }
        ),
        "an action sheet with a text field": (
            "NSInternalInconsistencyException: Text fields can only be added",
            { UIAlertController(title: "", message: nil, preferredStyle: .actionSheet).addTextField() }
        ),
        "a row beyond the end": (
            "NSRangeException: Attempted to scroll the table view to an out-of-bounds row",
            { UITableView().scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false) }
        ),
        "endUpdates without beginUpdates": ("without beginUpdates", { UITableView().endUpdates() }),
        "a cell that isn't registered": (
            "NSInternalInconsistencyException: unable to dequeue a cell",
            { _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0)) }
        ),
        "a step of zero": ("stepValue must be greater than 0", { UIStepper().stepValue = 0 }),
        "an animator started after it was stopped": (
            "was stopped",
            {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { UIView.sample.alpha = 0 }
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        ),
        "a view controller whose loadView sets no view": (
            "set no view",
            {
                final class Empty: UIViewController {
                    override func loadView() {}
                }
                _ = Empty().view
            }
        ),
        "orientations that the app doesn't support": (
            "UIApplicationInvalidInterfaceOrientation",
            {
                final class Upside: UIViewController {
                    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
                }
                _ = shownWindow(Upside())
            }
        ),
    ]

    @Test(arguments: fatal.keys.sorted())
    func `a program with a mistake stops with the reason`(name: String) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [name] in
            try await withDevice { try await BadInputTests.fatal[name]?.program() }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let text = try #require(Self.fatal[name]?.text)
        #expect(message.contains(text), "\(message.prefix(400))")
    }

    // MARK: Has no effect, and says so

    /// Returns the messages on the console while code runs.
    private func messages(_ program: () throws -> Void) rethrows -> String {
        let log = ConsoleLog()
        try Console.$write.withValue({ log.add($0) }, operation: program)
        return log.messages.joined()
    }

    @Test func `a presentation by a view controller that isn't in a window is reported`() async throws {
        try await withDevice {
            let controller = UIViewController()
            let text = messages { controller.present(UIViewController(), animated: false) }
            #expect(text.contains("whose view is not in the window hierarchy"))
            #expect(controller.presentedViewController == nil)
        }
    }

    @Test func `a second presentation is reported, before and after the first is over`() async throws {
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            let first = UIViewController()
            root.present(first, animated: true)
            let during = messages { root.present(UIViewController(), animated: true) }
            #expect(during.contains("which is already presenting"))
            await PhoneClock.phone.advance(by: .seconds(1))
            let after = messages { root.present(UIViewController(), animated: true) }
            #expect(after.contains("which is already presenting") && root.presentedViewController === first)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `showing a window that is in no scene is reported`() async throws {
        try await withDevice {
            let window = oldWindow()
            let text = messages { window.makeKeyAndVisible() }
            #expect(text.contains("is in no scene") && !window.isKeyWindow)
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let window = oldWindow()
            #expect(messages { window.isHidden = false } == "")
        }
    }

    // MARK: Ends, whatever happens

    @Test func `a scene can disconnect during a presentation, a touch, and while a field is edited`() async throws {
        try await withDevice(.iPadPro11) {
            let second = openScene()
            let root = UIViewController()
            let window = UIWindow(windowScene: second)
            window.rootViewController = root
            window.makeKeyAndVisible()
            let field = UITextField(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
            root.view.addSubview(field)
            field.becomeFirstResponder()
            var isPresented = false
            root.present(UIViewController(), animated: true) { isPresented = true }
            let finger = press(at: window.convert(CGPoint(x: 60, y: 300), to: nil as UIWindow?))
            closeScene(second)
            finger.lift()
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(window.windowScene == nil && !window.isShown && keyboardFrame == nil)
            #expect(isPresented)
        }
    }

    @Test func `a view controller that replaces the root while it appears ends`() async throws {
        final class Impatient: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.window?.rootViewController = UIViewController()
            }
        }
        try await withDevice {
            let window = shownWindow(Impatient())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(window.isShown)
        }
    }

    @Test func `a view that asks for layout, traits, and safe area in its layout ends`() async throws {
        final class Restless: UIView {
            private(set) var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                setNeedsLayout()
                superview?.setNeedsLayout()
            }
        }
        try await withDevice {
            let view = Restless()
            let window = screenWindow(view)
            tap(at: CGPoint(x: 200, y: 400))
            #expect(view.layouts > 1 && view.layouts < 200)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `two windows that take the key status back from each other end`() async throws {
        final class Greedy: UIWindow {
            var losses = 0
            override func resignKey() {
                super.resignKey()
                losses += 1
                if losses < 100 { makeKey() }
            }
        }
        try await withDevice {
            let windows = (0..<2).map { _ in Greedy(windowScene: scene) }
            for window in windows { window.makeKeyAndVisible() }
            #expect(windows.filter(\.isKeyWindow).count == 1)
        }
    }

    @Test func `a keyboard observer that resigns and becomes first responder ends`() async throws {
        try await withDevice {
            let field = UITextField()
            let window = screenWindow(field)
            var count = 0
            let token = observeDevice(UIResponder.keyboardWillShowNotification) { _ in
                count += 1
                guard count < 20 else { return }
                field.resignFirstResponder()
                field.becomeFirstResponder()
            }
            field.becomeFirstResponder()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(count < 100)
            NotificationCenter.default.removeObserver(token)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `an animation whose completion begins another, without changes, lets the clock advance`() async throws {
        @MainActor final class Pulse {
            let view: UIView
            let changes: @MainActor (UIView) -> Void
            var count = 0

            init(_ view: UIView, _ changes: @escaping @MainActor (UIView) -> Void) {
                self.view = view
                self.changes = changes
            }

            func begin() {
                UIView.animate(
                    withDuration: 0, animations: { self.changes(self.view) },
                    completion: { _ in
                        self.count += 1
                        self.begin()
                    })
            }
        }
        for changes in [{ _ in }, { $0.alpha = 1 - $0.alpha }] as [@MainActor (UIView) -> Void] {
            try await withDevice {
                let view = UIView()
                let window = screenWindow(view)
                let pulse = Pulse(view, changes)
                pulse.begin()
                await PhoneClock.phone.advance(by: .zero)
                #expect(pulse.count == 1)
                await PhoneClock.phone.advance(by: .seconds(1))
                #expect((60...61).contains(pulse.count), "once a frame")
                withExtendedLifetime(window) {}
            }
        }
    }
}

extension UIView {
    fileprivate static let sample = UIView()
}

extension UIViewController {
    fileprivate static let sample = UIViewController()
}

extension UIWindow {
    /// Presents a view controller from the root view controller.
    fileprivate func present(_ controller: UIViewController) {
        rootViewController?.present(controller, animated: false)
    }
}
