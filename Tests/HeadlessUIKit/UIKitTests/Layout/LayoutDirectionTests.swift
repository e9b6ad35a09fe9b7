import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of leading and trailing edges in an interface that runs from right to left.
@MainActor @Suite struct LayoutDirectionTests {
    private let root = board()

    /// Adds a view of 50 by 10 points that begins 20 points from the leading edge.
    private func leadingView() -> UIView {
        let view = root.put()
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 10))
        return view
    }

    @Test func `in a right-to-left layout, leading constants are measured from the right edge`() {
        let view = leadingView()
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 230, y: 0, width: 50, height: 10))
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test func `changes of the layout direction trait swap leading and trailing`() async throws {
        try await withDevice {
            let window = UIWindow(windowScene: scene)
            window.isHidden = false
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            window.addSubview(root)
            let view = root.put()
            activate(
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 10))
            window.layoutIfNeeded()
            #expect(view.frame.minX == 250)
            window.traitOverrides.layoutDirection = .rightToLeft
            window.layoutIfNeeded()
            #expect(view.frame.minX == 0)
            window.traitOverrides.layoutDirection = .leftToRight
            window.layoutIfNeeded()
            #expect(view.frame.minX == 250)
        }
    }

    @Test func `right-to-left layout mirrors leading and trailing constraints, but not left and right`() {
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 30)
        let (wide, centred, fixed, gap) = (root.put(), root.put(), root.put(), UILayoutGuide())
        root.addLayoutGuide(gap)
        for view in [wide, centred, fixed] {
            activate(
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10))
        }
        activate(
            wide.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
            wide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            wide.widthAnchor.constraint(equalToConstant: 1000).with(750),
            centred.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
            centred.leadingAnchor.anchorWithOffset(to: centred.trailingAnchor).constraint(equalToConstant: 40),
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
            fixed.widthAnchor.constraint(equalToConstant: 20))
        root.layoutIfNeeded()
        #expect(wide.frame == CGRect(x: 5, y: 0, width: 279, height: 10))
        #expect(centred.frame == CGRect(x: 100, y: 0, width: 40, height: 10))
        #expect(fixed.frame.minX == 7)
    }

    /// Tests that a multiplier of the trailing edge has no effect.
    ///
    /// According to reports, the trailing edge is the left one in this case, and its coordinate is 0.
    @Test func `a multiplier of the trailing edge has no effect in a right-to-left layout`() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = root.put()
        NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.8,
            constant: 0
        ).isActive = true
        activate(
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 10))
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test func `a stack view arranges its views from right to left in a right-to-left layout`() {
        let parts = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: parts)
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        activate(
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leftAnchor.constraint(equalTo: root.leftAnchor))
        for (part, width) in zip(parts, [30.0, 60]) {
            activate(
                part.widthAnchor.constraint(equalToConstant: width), part.heightAnchor.constraint(equalToConstant: 10))
        }
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.minX) == [0, 35])
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.minX) == [65, 0] && stack.frame.width == 95)
    }
}
