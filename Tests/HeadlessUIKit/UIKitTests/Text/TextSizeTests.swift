import TestSupport
import Testing
import UIKit
import UIKitTestSupport

@Suite struct TextSizeTests {
    private let font = UIFont.systemFont(ofSize: 10)

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width
    }

    @Test(
        arguments: [
            ("il.", 7.5), ("ab", 10.8), ("12", 12.4), ("AB", 13.6), ("mW", 17.6), ("文字", 20), ("😀", 10), (" ", 2.8),
            ("#", 5), ("", 0),
        ] as [(String, CGFloat)]
    )
    func `each class of characters has a fixed width`(text: String, expected: CGFloat) {
        #expect(near(width(text, font), expected))
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a text's width is the sum of its parts' and proportional to the font size`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func word() -> String { String((0..<8).map { _ in "ilwaZ19 文-".randomElement(using: &random)! }) }
        let (one, other) = (word(), word())
        #expect(near(width(one + other, font), width(one, font) + width(other, font)))
        #expect(near(width(one, font.withSize(30)), 3 * width(one, font)))
    }

    @Test func `bold text is 5 percent wider`() {
        #expect(near(width("Tip", .boldSystemFont(ofSize: 10)), 1.05 * width("Tip", font)))
    }

    @Test func `newlines make the text higher, not wider`() {
        let size = "ab\na".size(withAttributes: [.font: font])
        #expect(near(size, CGSize(width: 10.8, height: 2 * font.lineHeight)))
    }

    @Test func `text without a font attribute is measured with the system font of 12 points`() {
        #expect("tip".size() == "tip".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }

    @Test func `boundingRect wraps lines only with usesLineFragmentOrigin`() {
        let room = CGSize(width: 12, height: 1)
        let broken = "ab ab".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
        )
        #expect(near(broken, CGRect(x: 0, y: 0, width: 10.8, height: 2 * font.lineHeight)))
        let whole = "ab ab".boundingRect(with: room, attributes: [.font: font], context: nil)
        #expect(near(whole.width, 24.4))
    }

    @Test func `boundingRect stores the bounds in the drawing context`() {
        let context = NSStringDrawingContext()
        let rect = NSString("ab").boundingRect(with: .zero, attributes: nil, context: context)
        #expect(context.totalBounds == rect)
    }
}
