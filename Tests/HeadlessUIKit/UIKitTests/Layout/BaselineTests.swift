import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct BaselineTests {
    private let root = board()

    private func baseline(of label: UILabel) -> CGFloat {
        label.frame.midY - label.font.lineHeight / 2 + label.font.ascender
    }

    private func label(_ text: String, _ size: CGFloat) -> UILabel {
        let label = root.put(UILabel())
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test func `a baseline constraint aligns labels of different font sizes`() {
        let (large, small) = (label("Large", 40), label("small", 12))
        activate(
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        root.layoutIfNeeded()
        #expect(abs(baseline(of: small) - baseline(of: large)) <= 1)
        #expect(small.frame.minY > large.frame.minY)
    }

    @Test func `a stretched label's first baseline is that of its vertically centered text`() {
        let (high, line) = (label("High", 17), root.put())
        activate(
            high.topAnchor.constraint(equalTo: root.topAnchor), high.heightAnchor.constraint(equalToConstant: 200),
            line.topAnchor.constraint(equalTo: high.firstBaselineAnchor))
        root.layoutIfNeeded()
        #expect(abs(line.frame.minY - baseline(of: high)) <= 1)
        #expect(high.bounds.height == 200)
    }

    @Test func `the first and last baselines are apart by the height of the lines between them`() {
        let text = label("One\nTwo\nThree", 20)
        text.numberOfLines = 0
        let (first, last) = (root.put(), root.put())
        activate(
            text.topAnchor.constraint(equalTo: root.topAnchor),
            first.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.topAnchor.constraint(equalTo: text.lastBaselineAnchor))
        root.layoutIfNeeded()
        #expect(abs(last.frame.minY - first.frame.minY - 2 * text.font.lineHeight) <= 1)
    }

    @Test func `without text, the first baseline is the top edge and the last is the bottom edge`() {
        let (box, first, last) = (root.put(Content(10, 50)), root.put(), root.put())
        activate(
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            first.topAnchor.constraint(equalTo: box.firstBaselineAnchor),
            last.topAnchor.constraint(equalTo: box.lastBaselineAnchor))
        root.layoutIfNeeded()
        #expect(first.frame.minY == 20 && last.frame.minY == 70)
    }

    @Test func `a view can take its baselines from a subview with forLastBaselineLayout`() {
        final class Card: UIView {
            let label = UILabel()
            override var forLastBaselineLayout: UIView { label }
        }
        let card = root.put(Card())
        card.label.text = "Text"
        _ = card.put(card.label)
        let other = label("Other", 17)
        activate(
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.label.topAnchor.constraint(equalTo: card.topAnchor, constant: 30),
            card.bottomAnchor.constraint(equalTo: card.label.bottomAnchor, constant: 30),
            other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor))
        root.layoutIfNeeded()
        #expect(card.forFirstBaselineLayout === card.label && other.forLastBaselineLayout === other)
        #expect(other.frame.minY == 30)
    }

    @Test func `buttons, text fields and text views have baselines`() {
        let (button, field, view) = (root.put(UIButton(type: .system)), root.put(UITextField()), root.put(UITextView()))
        button.setTitle("Go", for: .normal)
        view.font = .systemFont(ofSize: 17)
        view.text = "Text"
        view.isScrollEnabled = false
        field.text = "Text"
        let label = label("Text", 17)
        activate(label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50))
        for other in [button, field, view] {
            activate(other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor))
        }
        root.layoutIfNeeded()
        #expect(field.frame.minY == 50)
        #expect(view.frame.minY == 42)
        #expect(button.frame.minY < 50 && button.frame.maxY > label.frame.maxY)
    }

    @Test func `the baselines of a wrapped text are those of its first and last lines`() {
        let text = label("The quick brown fox jumps over the lazy dog", 20)
        text.numberOfLines = 0
        let (first, last) = (root.put(), root.put())
        activate(
            text.topAnchor.constraint(equalTo: root.topAnchor), text.widthAnchor.constraint(equalToConstant: 120),
            first.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.topAnchor.constraint(equalTo: text.lastBaselineAnchor))
        root.layoutIfNeeded()
        #expect(text.bounds.height > 3 * text.font.lineHeight)
        #expect(abs(first.frame.minY - text.font.ascender) <= 1)
        #expect(abs(last.frame.minY - (text.bounds.height + text.font.descender)) <= 2)
    }
}
