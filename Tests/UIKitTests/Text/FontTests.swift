import Testing
import UIKit

@Suite struct FontTests {
    @Test func `a line of 17 points is 20.287109375 points high`() {
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    }

    @Test(arguments: [CGFloat(9), 12, 17, 34])
    func `a line reaches from the ascender down to the descender`(size: CGFloat) {
        let font = UIFont.boldSystemFont(ofSize: size)
        #expect(near(font.lineHeight, font.ascender - font.descender))
        #expect(font.descender < 0)
    }

    @Test func `fonts of one size and weight are equal`() {
        #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.boldSystemFont(ofSize: 12) != .systemFont(ofSize: 12))
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(13) == .boldSystemFont(ofSize: 13))
    }
}
