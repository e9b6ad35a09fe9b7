import Testing
import UIKit
import UIKitTestSupport

/// Tests that listings can override the members of layout by constraints that are open on a phone.
@MainActor @Suite struct SubclassingLayoutTests {
    @Test func `a view can override the methods that add, remove and update constraints`() {
        final class Picky: UIView {
            var calls: [String] = []
            override var translatesAutoresizingMaskIntoConstraints: Bool {
                get { super.translatesAutoresizingMaskIntoConstraints }
                set { super.translatesAutoresizingMaskIntoConstraints = newValue && tag == 0 }
            }
            override var constraints: [NSLayoutConstraint] { super.constraints.reversed() }
            override func addConstraint(_ constraint: NSLayoutConstraint) {
                calls.append("add")
                super.addConstraint(constraint)
            }
            override func addConstraints(_ constraints: [NSLayoutConstraint]) { calls.append("add all") }
            override func removeConstraint(_ constraint: NSLayoutConstraint) { calls.append("remove") }
            override func removeConstraints(_ constraints: [NSLayoutConstraint]) { calls.append("remove all") }
            override func setNeedsUpdateConstraints() { calls.append("need") }
            override func needsUpdateConstraints() -> Bool { false }
            override func updateConstraintsIfNeeded() { calls.append("update") }
            override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { calls.append("guide") }
            override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { calls.append("no guide") }
        }
        let view = Picky()
        view.tag = 1
        view.translatesAutoresizingMaskIntoConstraints = true
        let (width, height) = (
            view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1)
        )
        view.addConstraint(width)
        activate(height)
        view.addConstraints([])
        view.removeConstraint(width)
        view.removeConstraints([])
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        view.addLayoutGuide(UILayoutGuide())
        view.removeLayoutGuide(UILayoutGuide())
        #expect(!view.translatesAutoresizingMaskIntoConstraints && !view.needsUpdateConstraints())
        #expect(view.constraints == [height, width])
        #expect(
            view.calls == ["add", "add all", "remove", "remove all", "need", "update", "guide", "no guide"])
    }

    @Test func `a view can override its sizes, priorities, margins and layout guides`() {
        final class Odd: UIView {
            override func invalidateIntrinsicContentSize() {}
            override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
            override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
            override func contentCompressionResistancePriority(
                for axis: NSLayoutConstraint.Axis
            ) -> UILayoutPriority { .fittingSizeLevel }
            override func setContentCompressionResistancePriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) {}
            override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { .zero }
            override func alignmentRect(forFrame frame: CGRect) -> CGRect { .null }
            override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { .null }
            override var hasAmbiguousLayout: Bool { true }
            override var layoutMargins: UIEdgeInsets {
                get { .zero }
                set {}
            }
            override var directionalLayoutMargins: NSDirectionalEdgeInsets {
                get { .zero }
                set {}
            }
            override var preservesSuperviewLayoutMargins: Bool {
                get { true }
                set {}
            }
            override var insetsLayoutMarginsFromSafeArea: Bool {
                get { false }
                set {}
            }
            override var layoutGuides: [UILayoutGuide] { [UILayoutGuide()] }
            override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
            override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
            override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
        }
        let view = Odd()
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .fittingSizeLevel)
        #expect(view.systemLayoutSizeFitting(CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
        #expect(view.alignmentRect(forFrame: .zero) == .null && view.frame(forAlignmentRect: .zero) == .null)
        #expect(view.hasAmbiguousLayout && view.layoutMargins == .zero && view.directionalLayoutMargins == .zero)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        #expect(view.layoutGuides.count == 1 && view.layoutMarginsGuide === view.safeAreaLayoutGuide)
        #expect(view.topAnchor == view.bottomAnchor)
    }

    @Test func `stack views, layout guides and constraints can be subclassed`() {
        final class Row: UIStackView {
            var updates = 0
            override var spacing: CGFloat { didSet { updates += 1 } }
            override func addArrangedSubview(_ view: UIView) {
                updates += 10
                super.addArrangedSubview(view)
            }
            override func updateConstraints() {
                updates += 100
                super.updateConstraints()
            }
        }
        final class Area: UILayoutGuide {
            override var layoutFrame: CGRect { .null }
        }
        final class Named: NSLayoutConstraint {
            override var identifier: String? {
                get { "named" }
                set {}
            }
        }
        let named = Named(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
        #expect(named.description.hasPrefix("<Named:0x") && named.description.contains("'named'"))
        let row = Row(arrangedSubviews: [UIView()])
        row.spacing = 3
        row.layoutIfNeeded()
        #expect(row.updates == 111 && row.arrangedSubviews.count == 1)
        #expect(Area().layoutFrame == .null)
    }
}
