import Testing
import UIKit
import UIKitTestSupport

/// Tests of the view that holds a constraint, and of the constraint's activation.
@MainActor @Suite struct ActivatingTests {
    private let root = board()

    @Test func `the nearest common ancestor of both items holds a constraint`() {
        let (left, right) = (root.put(), root.put())
        let inner = left.put()
        let cases: [(NSLayoutConstraint, UIView)] = [
            (inner.widthAnchor.constraint(equalToConstant: 1), inner),
            (inner.topAnchor.constraint(equalTo: left.topAnchor), left),
            (inner.topAnchor.constraint(equalTo: right.topAnchor), root),
            (root.topAnchor.constraint(equalTo: inner.topAnchor), root),
        ]
        for (constraint, holder) in cases {
            constraint.isActive = true
            #expect(constraint.isActive && holder.constraints.last === constraint)
            constraint.isActive = false
            #expect(!constraint.isActive && holder.constraints.isEmpty)
        }
    }

    @Test func `activating a constraint twice adds it once`() {
        let width = root.widthAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([width, width])
        #expect(root.constraints == [width])
        NSLayoutConstraint.deactivate([width, width])
        #expect(root.constraints.isEmpty)
    }

    @Test func `addConstraint installs a constraint on an ancestor, and moves it from another view`() {
        let view = root.put()
        let (top, width) = (
            view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 5)
        )
        root.addConstraint(width)
        root.addConstraints([top])
        #expect(root.constraints == [width, top] && width.isActive)
        view.addConstraint(width)
        #expect(root.constraints == [top] && view.constraints == [width])
        root.removeConstraint(width)
        #expect(width.isActive)
        view.removeConstraints([width])
        root.removeConstraint(top)
        #expect(!width.isActive && !top.isActive)
    }

    @Test func `removing a view deactivates constraints to views outside it, and keeps those inside it`() {
        let outer = root.put()
        let inner = outer.put()
        let (edge, deep, size, inside, other) = (
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 5), inner.topAnchor.constraint(equalTo: outer.topAnchor),
            root.widthAnchor.constraint(equalToConstant: 9)
        )
        activate(edge, deep, size, inside, other)
        outer.removeFromSuperview()
        #expect([edge, deep, size, inside, other].map(\.isActive) == [false, false, true, true, true])
    }

    @Test func `moving a view to another superview deactivates its constraints to outside views`() {
        let (one, two) = (root.put(), root.put())
        let view = one.put()
        let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
        constraint.isActive = true
        two.addSubview(view)
        #expect(!constraint.isActive)
        constraint.isActive = true
        root.bringSubviewToFront(one)
        two.insertSubview(view, at: 0)
        #expect(constraint.isActive)
    }

    @Test func `a constraint doesn't retain its items`() {
        var view: UIView? = root.put()
        let constraint = view!.topAnchor.constraint(equalTo: root.topAnchor)
        view!.removeFromSuperview()
        view = nil
        #expect(constraint.firstItem == nil && constraint.secondItem === root)
    }

    @Test func `a constraint becomes inactive when the view that holds it is deallocated`() {
        var view: UIView? = UIView()
        let constraint = view!.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        view = nil
        #expect(!constraint.isActive)
    }

    @Test func `a constraint's description contains its identifier, items, attributes and priority`() {
        let view = root.put()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .height,
            multiplier: 2, constant: -5)
        constraint.identifier = "narrow"
        constraint.priority = .defaultHigh
        #expect(constraint.description.contains("'narrow' UIView:0x"))
        #expect(constraint.description.contains(".width <= 2*UIView:0x"))
        #expect(constraint.description.hasSuffix(".height - 5 @750   (inactive)>"))
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        top.isActive = true
        #expect(
            top.description.contains(" V:|-(8)-[UIView:0x") && top.description.contains("(active, names: '|':UIView:"))
        let after = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.put(UILabel()).trailingAnchor, constant: 4)
        #expect(after.description.contains(" H:[UILabel:0x") && after.description.contains("]-(>=4)-[UIView:0x"))
    }

    // MARK: Mistakes

    @Test func `activating a constraint between views without a common ancestor stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
            let (one, other) = (UIView(), UILabel())
            other.text = "Sign Up"
            one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Unable to activate constraint with anchors"))
        #expect(message.contains("because they have no common ancestor.  Does the constraint or its anchors reference"))
    }

    @Test func `adding a constraint that refers to a view outside stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (outer, view) = (UIView(), UIView())
            outer.addSubview(view)
            view.addConstraint(view.topAnchor.constraint(equalTo: outer.topAnchor))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Unable to install constraint on view.  Does the constraint reference something from"))
    }

    @Test func `a constraint between a position and a constant stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("creates an illegal constraint of a location equal to a constant."))
    }

    @Test func `a constraint between a horizontal and a vertical attribute stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: UIView(), attribute: .top, multiplier: 1,
                constant: 5)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Invalid pairing of layout attributes."))
    }

    @Test func `a constraint between leading and left stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left,
                multiplier: 1, constant: 5)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Use leading/trailing for both or neither."))
    }

    @Test func `a constraint on an item that isn't a view or layout guide stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: NSObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Constraint items must each be a view or layout guide."))
    }

    @Test func `lowering the priority of an active required constraint stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let width = UIView().widthAnchor.constraint(equalToConstant: 1)
            width.priority = .defaultHigh
            width.priority = .required
            let view = UIView()
            let height = view.heightAnchor.constraint(equalToConstant: 1)
            height.isActive = true
            height.priority = .defaultHigh
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Mutating a priority from required to not on an installed constraint"))
        #expect(message.contains("You passed priority 750 and the existing priority was 1000."))
    }
}
