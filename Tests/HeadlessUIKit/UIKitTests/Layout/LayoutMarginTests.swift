import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutMarginTests {
    private let root = board()

    @Test func `layout margins are eight points by default and can be set`() {
        #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            root.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        root.directionalLayoutMargins.leading = 20
        #expect(root.layoutMargins.left == 20)
    }

    @Test func `layoutMarginsGuide and the margin attributes exclude the layout margins`() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (one, two) = (root.put(), root.put())
        let guide = root.layoutMarginsGuide
        activate(
            one.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            one.topAnchor.constraint(equalTo: guide.topAnchor),
            one.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            one.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .leftMargin), (.top, .topMargin), (.trailing, .trailingMargin), (.bottom, .bottomMargin),
        ]
        for (inner, outer) in pairs {
            activate(
                NSLayoutConstraint(
                    item: two, attribute: inner, relatedBy: .equal, toItem: root, attribute: outer, multiplier: 1,
                    constant: 0))
        }
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 2, y: 1, width: 294, height: 396))
        #expect(two.frame == one.frame && guide.layoutFrame == one.frame)
        root.layoutMargins.top = 50
        root.layoutIfNeeded()
        #expect(one.frame.minY == 50)
    }

    @Test func `centerXWithinMargins and centerYWithinMargins are the center of the area in the margins`() {
        root.layoutMargins = UIEdgeInsets(top: 0, left: 100, bottom: 100, right: 0)
        let view = root.put(Content(10, 10))
        for (own, other) in [(.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins)]
            as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]
        {
            activate(
                NSLayoutConstraint(
                    item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other, multiplier: 1,
                    constant: 0))
        }
        root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 200, y: 150))
    }

    @Test func `preservesSuperviewLayoutMargins applies the superview's margins where they overlap the view`() {
        root.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 400))
        root.addSubview(view)
        #expect(view.layoutMargins.left == 8)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 40, left: 30, bottom: 40, right: 8))
    }

    @Test func `layoutMarginsDidChange is called only when the margins change`() {
        final class Listener: UIView {
            var changes = 0
            override func layoutMarginsDidChange() {
                super.layoutMarginsDidChange()
                changes += 1
            }
        }
        let view = Listener()
        view.layoutIfNeeded()
        #expect(view.changes == 0)
        view.layoutMargins.left = 9
        view.layoutMargins.left = 9
        #expect(view.changes == 1)
    }

    @Test func `the margins of a view controller's view include system minimum margins and the safe area`() async throws
    {
        try await withDevice {
            final class Controller: UIViewController {
                var changes = 0
                override func viewLayoutMarginsDidChange() { changes += 1 }
            }
            let controller = Controller()
            let window = shownWindow(controller)
            let (view, safe): (UIView, UIEdgeInsets) = (controller.view, controller.view.safeAreaInsets)
            let side = controller.systemMinimumLayoutMargins.leading
            #expect([16, 20].contains(side))
            #expect(view.layoutMargins == UIEdgeInsets(top: safe.top, left: side, bottom: safe.bottom, right: side))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 30)
            #expect(view.layoutMargins == UIEdgeInsets(top: 3, left: side, bottom: 3, right: 30))
            let changes = controller.changes
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(view.layoutMargins.left == 3 && controller.changes == changes + 1)
            _ = window
        }
    }

    @Test func `readableContentGuide lies in the margins and has a limited width`() async throws {
        try await withDevice(.iPadPro13) {
            let controller = UIViewController()
            let window = shownWindow(controller)
            let view: UIView = controller.view
            let guide = view.readableContentGuide
            window.layoutIfNeeded()
            #expect(guide.layoutFrame.width == 672 && near(guide.layoutFrame.midX, view.bounds.midX))
            #expect(guide.layoutFrame.minY == view.layoutMargins.top)
            let narrow = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            view.addSubview(narrow)
            let inner = narrow.readableContentGuide
            window.layoutIfNeeded()
            #expect(inner.layoutFrame.width == 300 - narrow.layoutMargins.left - narrow.layoutMargins.right)
        }
    }
}
