import Foundation

/// A layout of the numbers of regions. Each number is as near as possible to the upper-left corner of its region, and
/// doesn't cover texts on the screen or other numbers.
struct BadgeLayout {
    /// The rectangles that mustn't be covered.
    private var occupied: [CGRect]

    /// The distance between the candidate locations.
    private static let step: CGFloat = 4
    private static let radius = Figure.Shape.badgeRadius + 2

    init(avoiding shapes: [Figure.Shape]) {
        occupied = shapes.flatMap { $0.texts(in: .identity) }.map { CGRect(around: $0.corners) }
    }

    /// Returns the locations of the numbers of regions.
    ///
    /// Small regions come first, because large ones have more candidate locations.
    ///
    /// - Parameters:
    ///   - regions: The regions, each as the rectangles that it consists of.
    ///   - insets: The minimum distance of each region's number from the region's corners.
    mutating func centers(in regions: [[CGRect]], insets: [CGFloat]) -> [CGPoint] {
        var centers = regions.map { _ in CGPoint.zero }
        let rooms = regions.map { $0.map(\.room).max() ?? 0 }
        for index in regions.indices.sorted(by: { (rooms[$0], $0) < (rooms[$1], $1) }) {
            centers[index] = center(in: regions[index], inset: insets[index])
            occupied.append(Self.box(at: centers[index]))
        }
        return centers
    }

    /// Returns a location in the first rectangle, in reading order, that is large enough and has a free one.
    ///
    /// If there's none, the narrow rectangles are tried, the roomiest first. The last resort is the middle of the
    /// roomiest rectangle.
    private func center(in rects: [CGRect], inset: CGFloat) -> CGPoint {
        let order = rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        let wide = order.filter { $0.room >= 2 * (Self.radius + inset) }
        let narrow = order.sorted { $0.room > $1.room }
        for rect in wide + narrow {
            if let center = freeCenter(in: rect, inset: inset) { return center }
        }
        return narrow.first.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    }

    /// Returns the first location, in reading order, at which nothing is covered.
    private func freeCenter(in rect: CGRect, inset: CGFloat) -> CGPoint? {
        let margin = Self.radius + 1 + inset
        let area = rect.insetBy(dx: min(margin, rect.width / 2), dy: min(margin, rect.height / 2))
        for y in stride(from: area.minY, through: area.maxY, by: Self.step) {
            for x in stride(from: area.minX, through: area.maxX, by: Self.step) {
                let box = Self.box(at: CGPoint(x: x, y: y))
                if !occupied.contains(where: { $0.intersects(box) }) { return CGPoint(x: x, y: y) }
            }
        }
        return nil
    }

    private static func box(at center: CGPoint) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}

extension CGRect {
    /// The length of the shorter side.
    fileprivate var room: CGFloat { min(width, height) }
}
