import Testing
import UIKit
import UIKitTestSupport

/// Tests of `systemLayoutSizeFitting`, the size that results from the constraints inside a view.
@MainActor @Suite struct FittingTests {
    private let text = "The quick brown fox jumps over the lazy dog, and then over the next one, and the next."

    /// Returns a view around a label, with eight points on each side.
    private func card() -> (card: UIView, label: UILabel) {
        let card = UIView()
        let label = card.put(UILabel())
        label.text = text
        label.numberOfLines = 0
        activate(
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8))
        return (card, label)
    }

    @Test func `systemLayoutSizeFitting returns the size closest to the target that fits the content`() {
        let view = UIView()
        let content = view.put(Content(40, 20))
        activate(
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            view.trailingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor),
            view.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
        #expect(view.systemLayoutSizeFitting(CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == UIView.layoutFittingExpandedSize)
    }

    @Test func `with a required width, the fitting height is that of the wrapped lines`() {
        let (card, label) = card()
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 200)
        #expect(near(size.height, label.sizeThatFits(CGSize(width: 184, height: 0)).height + 16))
        let line = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(near(line.width, label.sizeThatFits(.zero).width + 16))
    }

    @Test func `measuring a view ignores constraints outside it and doesn't change the layout`() {
        let root = board()
        let (card, label) = card()
        _ = root.put(card)
        activate(
            card.widthAnchor.constraint(equalTo: root.widthAnchor), card.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        let (frame, inner) = (card.frame, label.intrinsicContentSize)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > 300)
        #expect(card.frame == frame && label.intrinsicContentSize == inner)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(card.frame == frame)
    }

    @Test func `the fitting size of a view without subviews is its intrinsic content size, or zero`() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.systemLayoutSizeFitting(.zero) == label.intrinsicContentSize)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func `systemLayoutSizeFitting works before the first layout pass`() {
        let stack = UIStackView(arrangedSubviews: [Content(10, 20), Content(30, 10)])
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 45, height: 20))
    }
}
