import TestSupport
import Testing

@testable import UIKit

@Suite struct ScrollAxisTests {
    private let axis = ScrollAxis(content: 1000, view: 200, leading: 20, trailing: 30)

    @Test func `the limits of the offset include the insets at both ends`() {
        #expect(axis.limits == -20...830)
    }

    @Test func `content that is shorter than the view can't scroll`() {
        #expect(ScrollAxis(content: 10, view: 200, leading: 20, trailing: 30).limits == -20 ... -20)
    }

    @Test(
        arguments: [
            (100, 150, 160, 100, "visible already"),
            (100, 120, 270, 100, "fills the view exactly"),
            (100, 110, 160, 90, "above: just visible at the top"),
            (100, 300, 310, 140, "below: just visible at the bottom"),
            (100, 300, 700, 280, "larger than the view: from its beginning"),
            (100, 130, 700, 110, "larger than the view, partly visible: from its beginning"),
            (100, -50, -40, -20, "before the content: the least offset"),
            (100, 2000, 2010, 830, "behind the content: the greatest offset"),
            (100, 500, 500, 330, "nothing at all counts as a line"),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, String)]
    )
    func `a range becomes visible with the least scrolling`(
        offset: CGFloat, start: CGFloat, end: CGFloat, expected: CGFloat, why: String
    ) {
        #expect(axis.offset(from: offset, showing: start, end) == expected, Comment(rawValue: why))
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the range to show is visible, and no smaller change of the offset shows it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let (offset, start) = (number(-20...830), number(0...900))
        let end = start + number(0...100)
        let result = axis.offset(from: offset, showing: start, end)
        func shows(_ offset: CGFloat) -> Bool { offset + 20 <= start && end <= offset + 170 }
        #expect(shows(result))
        #expect(axis.limits.contains(result))
        #expect(result == offset ? shows(offset) : !shows(result + (offset - result).sign.step))
        #expect(axis.offset(from: result, showing: start, end) == result)
    }

    @Test func `the offset of the nearest page is a multiple of the view's size`() {
        let pages = ScrollAxis(content: 600, view: 200, leading: 0, trailing: 0)
        #expect(pages.page(nearest: 99) == 0)
        #expect(pages.page(nearest: 101) == 200)
        #expect(pages.page(nearest: 900) == 400)
        #expect(ScrollAxis(content: 600, view: 0, leading: 0, trailing: 0).page(nearest: 7) == 7)
    }
}

extension FloatingPointSign {
    fileprivate var step: CGFloat { self == .minus ? -1 : 1 }
}
