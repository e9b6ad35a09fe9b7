import Simulator
import Testing
import UIKitTestSupport

@Suite struct FontTests {
    @Test func `a system font of 17 points has a line height of 20.287109375 points`() {
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    }

    @Test(arguments: [CGFloat(9), 12, 17, 34])
    func `the line height is the distance from the ascender to the descender`(size: CGFloat) {
        let font = UIFont.boldSystemFont(ofSize: size)
        #expect(near(font.lineHeight, font.ascender - font.descender))
        #expect(font.descender < 0)
    }

    @Test func `fonts with equal size and weight are equal`() {
        #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.boldSystemFont(ofSize: 12) != .systemFont(ofSize: 12))
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(13) == .boldSystemFont(ofSize: 13))
    }

    @Test func `requesting the same font twice returns the same object`() {
        #expect(UIFont.systemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body))
        #expect(UIFont.systemFont(ofSize: 12) !== UIFont.systemFont(ofSize: 13))
    }

    @Test func `fonts of the same size and different styles are different`() {
        let fonts = [
            UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
            .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
            .monospacedSystemFont(ofSize: 17, weight: .regular),
            .preferredFont(forTextStyle: .body),
        ]
        #expect(Set(fonts).count == fonts.count && fonts.allSatisfy { $0.pointSize == 17 })
        #expect(UIFont.italicSystemFont(ofSize: 9).withSize(10) == .italicSystemFont(ofSize: 10))
    }

    @Test func `cap height and x-height have the values measured on a device`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(near(font.capHeight, 11.97802734375) && near(font.xHeight, 8.9482421875) && font.leading == 0)
    }

    @Test func `all characters of a monospaced font have the same width`() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        let widths = ["iiii", "WWWW", "1 a."].map { $0.size(withAttributes: [.font: font]).width }
        #expect(widths[0] > 0 && Set(widths).count == 1)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
        #expect(
            "1111".size(withAttributes: [.font: digits]).width == "8080".size(withAttributes: [.font: digits]).width)
    }

    @Test(
        arguments: [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ] as [(UIFont.TextStyle, CGFloat)])
    func `text styles have the sizes of Apple's Human Interface Guidelines`(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let sizes = [small, large].map { UIFont.preferredFont(forTextStyle: style, compatibleWith: $0).pointSize }
        #expect(sizes[0] <= size && sizes[1] > size)
    }

    @Test func `preferred fonts follow the user's content size category`() async throws {
        try await withDevice {
            setContentSizeCategory(.extraExtraExtraLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
            let usual = UITraitCollection(preferredContentSizeCategory: .large)
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize == 17)
        }
    }
}
