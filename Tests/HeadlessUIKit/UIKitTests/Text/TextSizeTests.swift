import Testing
import UIKit

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
    func `every class of characters has its width`(text: String, expected: CGFloat) {
        #expect(near(width(text, font), expected))
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a text is as wide as its parts, and in proportion to the size`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func word() -> String { String((0..<8).map { _ in "ilwaZ19 文-".randomElement(using: &random)! }) }
        let (one, other) = (word(), word())
        #expect(near(width(one + other, font), width(one, font) + width(other, font)))
        #expect(near(width(one, font.withSize(30)), 3 * width(one, font)))
    }

    @Test func `bold is wider by a twentieth`() {
        #expect(near(width("Tip", .boldSystemFont(ofSize: 10)), 1.05 * width("Tip", font)))
    }

    @Test func `line breaks make lines`() {
        let size = "ab\na".size(withAttributes: [.font: font])
        #expect(near(size, CGSize(width: 10.8, height: 2 * font.lineHeight)))
    }

    @Test func `without a font the text is of 12 points`() {
        #expect("tip".size() == "tip".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }

    @Test func `a bounding rectangle breaks lines only when asked to`() {
        let room = CGSize(width: 12, height: 1)
        let broken = "ab ab".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
        )
        #expect(near(broken, CGRect(x: 0, y: 0, width: 10.8, height: 2 * font.lineHeight)))
        let whole = "ab ab".boundingRect(with: room, attributes: [.font: font], context: nil)
        #expect(near(whole.width, 24.4))
    }

    @Test func `the context takes the bounds`() {
        let context = NSStringDrawingContext()
        let rect = NSString("ab").boundingRect(with: .zero, attributes: nil, context: context)
        #expect(context.totalBounds == rect)
    }
}
