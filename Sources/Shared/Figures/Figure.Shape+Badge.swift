import Foundation

extension Figure.Shape {
    /// Returns a number in a circle. The same number in two panels identifies the same object.
    package static func badge(_ number: Int, at center: CGPoint, isAccented: Bool = false) -> Figure.Shape {
        let circle = Figure.Style(
            fill: isAccented ? .accent : .paper, stroke: isAccented ? .accent : .faint, width: 1)
        let text = Figure.TextStyle(isAccented ? .paper : .ink, size: 12, isBold: true, anchor: .middle)
        return .group(
            [.circle(center: center, radius: badgeRadius, circle), .text("\(number)", at: center, text)], .identity)
    }

    package static let badgeRadius: CGFloat = 8
}
