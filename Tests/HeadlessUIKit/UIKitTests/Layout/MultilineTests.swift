import Testing
import UIKit
import UIKitTestSupport

/// Tests of text that breaks at the width that results from constraints.
@MainActor @Suite struct MultilineTests {
    private let root = board()
    private let text = "The quick brown fox jumps over the lazy dog, and then over the next one, and the next."

    private func label() -> UILabel {
        let label = root.put(UILabel())
        label.text = text
        label.numberOfLines = 0
        activate(
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20))
        return label
    }

    @Test func `a multiline label is as high as its text at the label's width`() {
        let label = label()
        root.layoutIfNeeded()
        let lines = label.sizeThatFits(CGSize(width: 260, height: 0))
        #expect(lines.height > 2 * label.font.lineHeight)
        #expect(near(label.bounds.size, lines))
        #expect(label.bounds.width <= 260)
        #expect(label.intrinsicContentSize == lines)
    }

    @Test func `a view below a multiline label follows the label's height`() {
        let label = label()
        let below = root.put(Content(10, 10))
        activate(below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8))
        root.layoutIfNeeded()
        #expect(near(below.frame.minY, label.bounds.height + 8))
        let high = label.bounds.height
        root.frame.size.width = 600
        root.layoutIfNeeded()
        #expect(label.bounds.height < high && near(below.frame.minY, label.bounds.height + 8))
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(near(label.bounds.size, label.sizeThatFits(.zero)) && near(below.frame.minY, label.bounds.height + 8))
    }

    @Test func `preferredMaxLayoutWidth takes precedence over the available width`() {
        let label = label()
        label.preferredMaxLayoutWidth = 100
        root.layoutIfNeeded()
        #expect(near(label.bounds.size, label.sizeThatFits(CGSize(width: 100, height: 0))))
    }

    @Test func `a label with a line limit of one doesn't wrap`() {
        let label = label()
        label.numberOfLines = 1
        root.layoutIfNeeded()
        #expect(label.bounds.width == 260 && near(label.bounds.height, label.font.lineHeight.rounded(.up)))
    }

    @Test func `a text view that doesn't scroll is as high as its text`() {
        let view = root.put(UITextView())
        view.text = text
        view.isScrollEnabled = false
        activate(
            view.widthAnchor.constraint(equalToConstant: 120),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        #expect(view.bounds.height == view.sizeThatFits(CGSize(width: 120, height: 0)).height)
        let high = view.bounds.height
        view.text += text
        root.layoutIfNeeded()
        #expect(view.bounds.height > high)
        view.isScrollEnabled = true
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
}
