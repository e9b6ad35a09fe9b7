import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct LabelAppearanceTests {
    /// Returns a label whose lowercase letters are 5.4 points wide, and whose lines are 11.93359375 points high.
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = text
        return label
    }

    @Test func `the intrinsic content size of a label without text prints as (0.0, 0.0)`() {
        #expect("\(UILabel().intrinsicContentSize)" == "(0.0, 0.0)")
    }

    @Test func `the attributed text sets the label's font and text color`() {
        let label = label("old")
        label.attributedText = NSAttributedString(
            string: "new", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        #expect(label.text == "new" && label.font == .boldSystemFont(ofSize: 20) && label.textColor == .red)
        label.attributedText = NSAttributedString(string: "plain")
        #expect(label.text == "plain" && label.font == .boldSystemFont(ofSize: 20))
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == label.font && attributes?[.foregroundColor] as? UIColor == .red)
        label.attributedText = nil
        #expect(label.text == nil && label.attributedText == nil)
    }

    @Test func `text that is too wide shrinks down to the minimum scale factor`() {
        let label = label("abcdeghk")
        label.frame.size = CGSize(width: 21.6, height: 20)
        #expect(label.shownLines[0].text.hasSuffix("…") && label.shownFont.pointSize == 10)
        label.adjustsFontSizeToFitWidth = true
        #expect(label.shownLines.map(\.text) == ["abcdeghk"])
        #expect(near(label.shownFont.pointSize, 5) && label.font.pointSize == 10)
        label.minimumScaleFactor = 0.8
        #expect(label.shownLines[0].text.hasSuffix("…") && near(label.shownFont.pointSize, 8))
        label.numberOfLines = 2
        #expect(label.shownFont.pointSize == 10)
        label.numberOfLines = 1
        label.text = "a"
        _ = label.shownLines
        #expect(label.shownFont.pointSize == 10)
    }

    @Test func `the text color depends on the highlighted and enabled states`() {
        let label = label("a")
        label.textColor = .red
        label.highlightedTextColor = .green
        #expect(label.shownTextColor == .red)
        label.isHighlighted = true
        #expect(label.shownTextColor == .green)
        label.highlightedTextColor = nil
        #expect(label.shownTextColor == .red)
        label.isEnabled = false
        #expect(label.shownTextColor == UIColor.red.withAlphaComponent(0.3))
    }

    @Test func `a shadow color draws the text a second time`() async throws {
        try await withDevice {
            let window = newWindow()
            window.isHidden = false
            let label = label("shade")
            label.frame = CGRect(x: 20, y: 100, width: 100, height: 20)
            window.addSubview(label)
            @MainActor func texts() -> Int {
                Figure.screen(title: "a").svg.components(separatedBy: ">shade<").count - 1
            }
            #expect(texts() == 1)
            label.shadowColor = .gray
            #expect(texts() == 2)
        }
    }

    @Test func `a subclass can add padding by overriding textRect and drawText`() {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        }
        let label = Padded()
        label.font = .systemFont(ofSize: 10)
        label.text = "ab"
        #expect(near(label.intrinsicContentSize, CGSize(width: 17, height: 16)))
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 15.93359375)
        #expect(near(label.shownLines[0].frame, CGRect(x: 2, y: 1, width: 10.8, height: 11.93359375)))
        label.text = "ab ab"
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 18, height: 0)).height == 28)
    }

    @Test func `the text isn't drawn if a subclass overrides drawText without calling super`() {
        final class Empty: UILabel {
            override func drawText(in rect: CGRect) {}
        }
        let label = Empty(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "ab"
        #expect(label.shownLines.isEmpty && label.intrinsicContentSize.width > 0)
    }

    @Test func `the text rectangle is left-aligned and vertically centered`() {
        let label = label("ab")
        let rect = label.textRect(
            forBounds: CGRect(x: 5, y: 10, width: 100, height: 21.93359375), limitedToNumberOfLines: 1)
        #expect(near(rect, CGRect(x: 5, y: 15, width: 10.8, height: 11.93359375)))
    }

    @Test func `a label with a preferred font can follow the content size category`() async throws {
        try await withDevice {
            let window = newWindow()
            let (following, other, fixed) = (UILabel(), UILabel(), UILabel())
            for label in [following, other, fixed] {
                label.font = .preferredFont(forTextStyle: .title1)
                window.addSubview(label)
            }
            following.adjustsFontForContentSizeCategory = true
            fixed.adjustsFontForContentSizeCategory = true
            fixed.font = .systemFont(ofSize: 12)
            setContentSizeCategory(.extraExtraExtraLarge)
            #expect(following.font.pointSize == 34 && other.font.pointSize == 28 && fixed.font.pointSize == 12)
        }
    }

    @Test func `the default colors of texts and titles adapt to dark mode`() async throws {
        try await withDevice(.iPhone17.inDarkMode()) {
            let (navigation, window) = shownStack(titled("Title"))
            let bar = navigation.navigationBar
            bar.scrollEdgeAppearance = UINavigationBarAppearance()
            window.layoutIfNeeded()
            let labels = [UILabel(), bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" }]
            for label in labels {
                #expect(label?.textColor.resolvedColor(with: window.traitCollection) == UIColor(white: 1, alpha: 1))
            }
            #expect(UITextField().textColor == .label && UITextView().textColor == .label)
        }
    }
}
