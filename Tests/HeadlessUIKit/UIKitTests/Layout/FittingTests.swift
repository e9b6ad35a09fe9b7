import Testing
import UIKit

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

    @Test func `the least size holds the content, the greatest is as asked for`() {
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

    @Test func `with a required width the height is that of the lines in it`() {
        let (card, label) = card()
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 200)
        #expect(near(size.height, label.sizeThatFits(CGSize(width: 184, height: 0)).height + 16))
        let line = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(near(line.width, label.sizeThatFits(.zero).width + 16))
    }

    @Test func `measuring changes nothing, and what is outside does not count`() {
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

    @Test func `a view of its own content measures that`() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.systemLayoutSizeFitting(.zero) == label.intrinsicContentSize)
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func `a view measures although it was never laid out`() {
        let stack = UIStackView(arrangedSubviews: [Content(10, 20), Content(30, 10)])
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 45, height: 20))
    }
}
