import Simulator
import Testing

@_spi(Simulator) @testable import UIKit

/// Tests of the effect of paragraph styles on measured texts and on labels. A line is 11.93359375 points high.
@MainActor @Suite struct ParagraphStyleTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func text(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
    }

    @Test func `a new style has the default values, and a copy doesn't change with it`() throws {
        let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
        #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural && style.lineSpacing == 0)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 3
        style.firstLineHeadIndent = 4
        #expect(copy.lineSpacing == 0 && copy == NSParagraphStyle.default && copy != style)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other == style && other.firstLineHeadIndent == 4)
    }

    @Test func `line spacing is added between lines, not below the last`() {
        let text = text("a\nb\nc") { $0.lineSpacing = 5 }
        #expect(text.size().height == 3 * font.lineHeight + 10)
        #expect(self.text("a") { $0.lineSpacing = 5 }.size().height == font.lineHeight)
    }

    @Test func `line height follows the style's minimum, maximum and multiple`() {
        #expect(text("a") { $0.minimumLineHeight = 30 }.size().height == 30)
        #expect(text("a") { $0.maximumLineHeight = 5 }.size().height == 5)
        #expect(text("a") { $0.lineHeightMultiple = 2 }.size().height == 2 * font.lineHeight)
    }

    @Test func `boundingRect wraps text at the given width`() {
        let context = NSStringDrawingContext()
        let rect = text("ab ab") { _ in }.boundingRect(
            with: CGSize(width: 12, height: 1000), options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: context)
        #expect(rect.height == 2 * font.lineHeight && context.totalBounds == rect)
        #expect(text("ab ab") { _ in }.size().height == font.lineHeight)
    }

    @Test func `a label uses the alignment and line spacing of its attributed text`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.numberOfLines = 0
        label.attributedText = text("a\nb") {
            $0.alignment = .center
            $0.lineSpacing = 10
        }
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
        #expect(label.intrinsicContentSize.height == (2 * font.lineHeight + 10).rounded(.up))
        let tops = label.shownLines.map(\.frame.minY)
        #expect(tops.count == 2 && tops[1] - tops[0] == font.lineHeight + 10)
        #expect(label.shownLines[0].frame.midX == 50)
        label.attributedText = NSAttributedString(string: "a\nb")
        #expect(label.intrinsicContentSize.height == (2 * font.lineHeight).rounded(.up))
    }

    @Test func `a label's attributed text keeps its attributes`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "a", attributes: [.kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue, .font: font])
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        #expect(attributes[.kern] as? Int == 2 && attributes[.underlineStyle] as? Int == 1)
        #expect(attributes[.font] as? UIFont == font)
    }

    @Test func `a copy of a shadow doesn't change with the original`() throws {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let copy = try #require(shadow.copy() as? NSShadow)
        shadow.shadowBlurRadius = 4
        #expect(copy.shadowBlurRadius == 3 && copy.shadowColor as? UIColor == .red)
    }
}
