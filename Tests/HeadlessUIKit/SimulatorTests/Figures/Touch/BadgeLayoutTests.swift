import Foundation
import Testing

@testable import Figures
@testable import Simulator

@Suite struct BadgeLayoutTests {
    private func box(_ center: CGPoint) -> CGRect {
        CGRect(origin: center, size: .zero).insetBy(
            dx: -Figure.Shape.badgeRadius, dy: -Figure.Shape.badgeRadius)
    }

    private func text(_ text: String, _ x: CGFloat, _ y: CGFloat) -> Figure.Shape {
        .text(text, at: CGPoint(x: x, y: y), Figure.TextStyle(size: 13, anchor: .middle))
    }

    @Test func `a badge is at the upper left of its region`() {
        var badges = BadgeLayout(avoiding: [text("Buy", 100, 20)])
        let center = badges.centers(in: [[CGRect(x: 0, y: 0, width: 200, height: 40)]], insets: [0])[0]
        #expect(center == CGPoint(x: 11, y: 11))
    }

    @Test func `a badge moves aside for a title, if there's room`() {
        var badges = BadgeLayout(avoiding: [text("OK", 14, 15)])
        let button = CGRect(x: 0, y: 0, width: 60, height: 30)
        let center = badges.centers(in: [[button]], insets: [0])[0]
        #expect(button.contains(box(center)))
        #expect(!box(center).intersects(CGRect(x: 7, y: 10, width: 14, height: 10)))
        // There is no free position, so the number is in the middle.
        let tight = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(badges.centers(in: [[tight]], insets: [0]) == [CGPoint(x: 10, y: 10)])
    }

    @Test func `a badge stays inside the screen's rounded corner`() {
        var badges = BadgeLayout(avoiding: [])
        let center = badges.centers(in: [[CGRect(x: 0, y: 0, width: 300, height: 600)]], insets: [12])[0]
        // The corner has a radius of 40.
        #expect(hypot(40 - center.x, 40 - center.y) + Figure.Shape.badgeRadius <= 40)
    }

    @Test func `badges in large regions cover no text and no other badge`() {
        for shift in 0..<100 { checkNumbers(shift: CGFloat(shift)) }
    }

    private func checkNumbers(shift: CGFloat) {
        let texts = (0..<40).map { index in
            let position = CGFloat(index) * 37 + shift * 13
            return text(
                "Title", position.truncatingRemainder(dividingBy: 320),
                position * 7.1 - 560 * (position * 7.1 / 560).rounded(.down))
        }
        // The regions are a screen in four strips.
        let regions = (0..<4).map { [CGRect(x: 0, y: CGFloat($0) * 140, width: 320, height: 140)] }
        var badges = BadgeLayout(avoiding: texts)
        let boxes = badges.centers(in: regions, insets: [0, 0, 0, 0]).map(box)
        let covered = texts.flatMap { $0.texts(in: .identity) }.map { CGRect(around: $0.corners) }
        for (index, badge) in boxes.enumerated() {
            #expect(regions[index][0].contains(badge))
            #expect(!covered.contains { $0.intersects(badge) })
            #expect(!boxes[(index + 1)...].contains { $0.intersects(badge) })
        }
    }
}
