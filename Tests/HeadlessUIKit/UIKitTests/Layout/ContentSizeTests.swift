import Testing
import UIKit
import UIKitTestSupport

/// Tests of the effect of priorities and content on sizes.
@MainActor @Suite struct ContentSizeTests {
    private let root = board()

    /// Adds two views to the root that fill it from side to side.
    private func row(_ one: UIView, _ two: UIView) {
        for view in [one, two] {
            _ = root.put(view)
            activate(view.topAnchor.constraint(equalTo: root.topAnchor))
        }
        activate(
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            two.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    }

    @Test func `layout priorities have the values in Apple's documentation`() {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
    }

    @Test func `the view with the lower hugging priority grows`() {
        let (one, two) = (Content(50, 10), Content(80, 20))
        row(one, two)
        two.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 0, y: 0, width: 220, height: 10))
        #expect(two.frame == CGRect(x: 220, y: 0, width: 80, height: 20))
        one.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.bounds.width == 50 && two.bounds.width == 250)
    }

    @Test func `the view with the lower compression resistance shrinks`() {
        let (one, two) = (Content(200, 10), Content(250, 10))
        row(one, two)
        one.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.bounds.width == 50 && two.bounds.width == 250)
        two.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.bounds.width == 200 && two.bounds.width == 100)
    }

    @Test func `a compressed view's size isn't negative`() {
        let (one, two) = (Content(400, 10), Content(500, 10))
        row(one, two)
        one.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.bounds.width == 0 && two.bounds.width == 300)
    }

    @Test func `constraints determine a dimension without an intrinsic size`() {
        let view = root.put(Content(UIView.noIntrinsicMetric, 31))
        activate(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5))
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 150, height: 31))
    }

    @Test func `a new intrinsic size takes effect only after invalidateIntrinsicContentSize`() {
        final class Quiet: UIView {
            var width: CGFloat = 10
            override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
        }
        let view = root.put(Quiet())
        root.layoutIfNeeded()
        view.width = 70
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.bounds.width == 10)
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.bounds.width == 70)
    }

    @Test func `labels, image views, buttons and text fields invalidate their size when it changes`() {
        let (label, picture, button, field) = (
            root.put(UILabel()), root.put(UIImageView()), root.put(UIButton(type: .system)), root.put(UITextField())
        )
        root.layoutIfNeeded()
        func changes(_ view: UIView, _ change: () -> Void) -> Bool {
            let old = view.bounds.size
            change()
            root.layoutIfNeeded()
            return view.bounds.size == view.intrinsicContentSize && view.bounds.size != old
        }
        #expect(changes(label) { label.text = "Text" })
        #expect(changes(label) { label.font = .systemFont(ofSize: 30) })
        #expect(changes(button) { button.setTitle("Button", for: .normal) })
        #expect(changes(field) { field.placeholder = "Placeholder" })
        #expect(changes(field) { field.text = "Text" })
        #expect(changes(field) { field.insertText("!") })
        #expect(changes(field) { field.font = .systemFont(ofSize: 30) })
        #expect(changes(field) { field.isSecureTextEntry = true })
        picture.image = UIImage()
        root.layoutIfNeeded()
        #expect(picture.bounds.size == picture.intrinsicContentSize)
    }

    /// A control, and a change that gives it another size.
    private struct Change: CustomTestStringConvertible {
        let testDescription: String
        let control: @MainActor () -> UIView
        let change: @MainActor (UIView) -> Void

        init<Control: UIView>(
            _ name: String, _ control: @escaping @MainActor () -> Control,
            _ change: @escaping @MainActor (Control) -> Void
        ) {
            testDescription = name
            self.control = control
            self.change = { change($0 as! Control) }
        }
    }

    private nonisolated static let changes = [
        Change("button, configuration", { UIButton(configuration: .plain()) }, { $0.configuration?.title = "longer" }),
        Change("button, title", { UIButton(configuration: .plain()) }, { $0.setTitle("longer", for: .normal) }),
        Change(
            "segments, inserted", { UISegmentedControl(items: ["a"]) },
            { $0.insertSegment(withTitle: "b", at: 1, animated: false) }),
        Change(
            "segments, removed", { UISegmentedControl(items: ["a", "b"]) },
            { $0.removeSegment(at: 0, animated: false) }),
        Change("segments, title", { UISegmentedControl(items: ["a"]) }, { $0.setTitle("longer", forSegmentAt: 0) }),
        Change("segments, width", { UISegmentedControl(items: ["a"]) }, { $0.setWidth(123, forSegmentAt: 0) }),
        Change("pages", { UIPageControl() }, { $0.numberOfPages = 7 }),
        Change("activity", { UIActivityIndicatorView(style: .medium) }, { $0.style = .large }),
        Change("progress", { UIProgressView(progressViewStyle: .default) }, { $0.progressViewStyle = .bar }),
        Change("field, border", { UITextField() }, { $0.borderStyle = .roundedRect }),
        Change(
            "field, side view", { UITextField() },
            {
                $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
                $0.leftViewMode = .always
            }),
    ]

    @Test(arguments: changes)
    private func `a control's size follows changes of its intrinsic content size`(change: Change) {
        let control = root.put(change.control())
        activate(
            control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            control.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        let old = control.intrinsicContentSize
        change.change(control)
        root.layoutIfNeeded()
        let new = control.intrinsicContentSize
        #expect(new != old)
        if new.width >= 0 { #expect(control.bounds.width == new.width) }
        // Outside a device, a point is a pixel.
        #expect(control.bounds.height == new.height.rounded(.up))
    }
}
