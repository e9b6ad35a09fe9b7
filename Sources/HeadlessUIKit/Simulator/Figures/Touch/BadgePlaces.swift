import Foundation

/// Where the numbers of regions stand: as near as can be to the upper left corner of a region, clear of the texts on the
/// screen and of each other.
struct BadgePlaces {
    /// What is not to be covered.
    private var taken: [CGRect]

    /// How far apart the places are that are tried.
    private static let step: CGFloat = 4
    private static let radius = Figure.Shape.badgeRadius + 2

    init(avoiding shapes: [Figure.Shape]) {
        taken = shapes.flatMap { $0.texts(in: .identity) }.map { CGRect(around: $0.corners) }
    }

    /// Places for the numbers of regions, each of which is the rectangles that it is made of.
    ///
    /// Small regions come first, for large ones have more places to choose from.
    ///
    /// - Parameter insets: how far away from its corners the number of each stays.
    mutating func places(in regions: [[CGRect]], insets: [CGFloat]) -> [CGPoint] {
        var places = regions.map { _ in CGPoint.zero }
        let rooms = regions.map { $0.map(\.room).max() ?? 0 }
        for index in regions.indices.sorted(by: { (rooms[$0], $0) < (rooms[$1], $1) }) {
            places[index] = place(in: regions[index], inset: insets[index])
            taken.append(Self.box(at: places[index]))
        }
        return places
    }

    /// A place in the first rectangle, in reading order, that has one and is not too narrow; else in the roomiest.
    private func place(in rects: [CGRect], inset: CGFloat) -> CGPoint {
        let order = rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
        let wide = order.filter { $0.room >= 2 * (Self.radius + inset) }
        let narrow = order.sorted { $0.room > $1.room }
        for rect in wide + narrow {
            if let place = free(in: rect, inset: inset) { return place }
        }
        return narrow.first.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    }

    /// The first place in reading order where nothing is covered.
    private func free(in rect: CGRect, inset: CGFloat) -> CGPoint? {
        let margin = Self.radius + 1 + inset
        let area = rect.insetBy(dx: min(margin, rect.width / 2), dy: min(margin, rect.height / 2))
        for y in stride(from: area.minY, through: area.maxY, by: Self.step) {
            for x in stride(from: area.minX, through: area.maxX, by: Self.step) {
                let box = Self.box(at: CGPoint(x: x, y: y))
                if !taken.contains(where: { $0.intersects(box) }) { return CGPoint(x: x, y: y) }
            }
        }
        return nil
    }

    private static func box(at place: CGPoint) -> CGRect {
        CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
    }
}

extension CGRect {
    /// The shorter side.
    fileprivate var room: CGFloat { min(width, height) }
}
