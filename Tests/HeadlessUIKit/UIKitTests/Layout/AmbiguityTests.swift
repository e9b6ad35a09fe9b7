import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AmbiguityTests {
    private let root = board()

    @Test func `a view has an ambiguous layout until constraints determine its frame`() {
        let view = root.put()
        #expect(view.hasAmbiguousLayout)
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.hasAmbiguousLayout)
        activate(
            view.widthAnchor.constraint(equalToConstant: 5),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 5))
        #expect(view.hasAmbiguousLayout)
        activate(view.heightAnchor.constraint(equalToConstant: 0).with(1))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `an intrinsic content size resolves the ambiguity of a view's size`() {
        let view = root.put(Content(10, 10))
        activate(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func `views with equal hugging priorities are ambiguous if one of them must stretch`() {
        let (one, two) = (root.put(Content(10, 10)), root.put(Content(10, 10)))
        activate(
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            two.trailingAnchor.constraint(equalTo: root.trailingAnchor))
        for view in [one, two] { activate(view.topAnchor.constraint(equalTo: root.topAnchor)) }
        #expect(one.hasAmbiguousLayout && two.hasAmbiguousLayout)
        two.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(!one.hasAmbiguousLayout && !two.hasAmbiguousLayout)
    }

    @Test func `a layout guide can be ambiguous, and a view that isn't placed by constraints can't`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.hasAmbiguousLayout)
        activate(
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 1), guide.heightAnchor.constraint(equalToConstant: 1))
        #expect(!guide.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    }

    @Test func `two heights of which only the sum is fixed are both ambiguous`() {
        let (one, two) = (root.put(), root.put())
        for view in [one, two] {
            activate(
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 1))
        }
        activate(
            NSLayoutConstraint(
                item: one, attribute: .height, relatedBy: .equal, toItem: two, attribute: .height, multiplier: -1,
                constant: 100))
        #expect(one.hasAmbiguousLayout && two.hasAmbiguousLayout)
        root.layoutIfNeeded()
        #expect(one.bounds.height + two.bounds.height == 100)
    }
}
