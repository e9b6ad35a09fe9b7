import Simulator
import Testing
import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

@MainActor @Suite struct LabelTests {
    /// Returns a label of a font size.
    ///
    /// At 10 points, a lowercase letter is 5.4 points wide, a space 2.8, and a line 11.93359375 high.
    private func label(_ text: String?, size: CGFloat = 10) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    @Test func `a new label has one line of 17 points and receives no touches`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural && label.text == nil)
        #expect(label.hitTest(.zero, with: nil) == nil)
    }

    @Test func `the intrinsic content size is rounded up to whole pixels`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            #expect(label("ab", size: 17).intrinsicContentSize == CGSize(width: 18.5, height: 20.5))
        }
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let size = label("ab", size: 17).intrinsicContentSize
            #expect(near(size, CGSize(width: 56.0 / 3, height: 61.0 / 3)))
        }
        #expect(label("ab", size: 17).intrinsicContentSize == CGSize(width: 19, height: 21))
    }

    @Test func `a label without text has a size of zero`() {
        #expect(label(nil).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func `a label with one line ignores the proposed width`() {
        #expect(label("ab ab").sizeThatFits(CGSize(width: 12, height: 5)) == CGSize(width: 25, height: 12))
    }

    @Test func `a label with several lines wraps at the proposed width and ignores the height`() {
        let label = label("ab ab")
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 12, height: 5)) == CGSize(width: 11, height: 24))
        #expect(label.sizeThatFits(.zero) == CGSize(width: 25, height: 12))
        label.numberOfLines = 1
        label.preferredMaxLayoutWidth = 12
        #expect(label.intrinsicContentSize.height == 12)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == 24)
    }

    @Test func `numberOfLines limits the number of lines`() {
        let label = label("a a a a")
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 6, height: 0)).height == 24)
    }

    @Test func `sizeToFit keeps the top left corner`() {
        let label = label("ab ab")
        label.frame = CGRect(x: 7, y: 9, width: 12, height: 1)
        label.numberOfLines = 0
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 7, y: 9, width: 11, height: 24))
    }

    @Test func `a label sized by sizeThatFits shows all of its text`() {
        let label = label("ab ab abc 文字 ab")
        label.numberOfLines = 0
        for width in stride(from: CGFloat(17), to: 90, by: 0.7) {
            label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
            #expect(!label.shownLines.contains { $0.text.contains("…") })
        }
    }

    @Test(
        arguments: [(.left, 0), (.natural, 0), (.justified, 0), (.center, 4.6), (.right, 9.2)]
            as [(NSTextAlignment, CGFloat)])
    func `lines are aligned horizontally by textAlignment and centered vertically`(
        alignment: NSTextAlignment, x: CGFloat
    ) {
        let label = label("ab")
        label.frame.size = CGSize(width: 20, height: 21.93359375)
        label.textAlignment = alignment
        #expect(label.shownLines.map(\.text) == ["ab"])
        #expect(near(label.shownLines[0].frame, CGRect(x: x, y: 5, width: 10.8, height: 11.93359375)))
    }

    @Test func `a label too short for its lines truncates the last visible line`() {
        let label = label("ab ab ab")
        label.numberOfLines = 0
        label.frame.size = CGSize(width: 20, height: 24)
        #expect(label.shownLines.map(\.text) == ["ab", "ab…"])
    }

    @Test func `an alignment applies to the paragraph style of styled text, and to nothing else of it`() {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 7
        label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
        label.textAlignment = .right
        let new = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(new?.alignment == .right && new?.lineSpacing == 7)
        let plain = UILabel()
        plain.text = "Text"
        plain.textAlignment = .center
        #expect(plain.textAlignment == .center)
    }
}
