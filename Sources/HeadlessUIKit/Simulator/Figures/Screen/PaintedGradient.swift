import UIKit

/// A gradient, in the layer's coordinates.
struct PaintedGradient: Equatable {
    enum Kind: Equatable {
        case axial, radial, conic
    }

    var kind: Kind
    /// The colors and their locations, from 0 to 1 in ascending order.
    var stops: [Figure.Gradient.Stop]
    /// The start of the gradient, in the layer's coordinates.
    var start: CGPoint
    var end: CGPoint

    /// Creates the gradient of a layer, or returns `nil` if the layer has no colors.
    init?(_ layer: CAGradientLayer) {
        let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }.map { UIColor(cgColor: $0).components }
        guard !colors.isEmpty else { return nil }
        let places = (layer.locations ?? []).map { CGFloat($0.doubleValue) }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            let place = places.count == colors.count ? places[index] : CGFloat(index) / last
            return Figure.Gradient.Stop(color, at: min(max(place, 0), 1))
        }
        kind =
            switch layer.type {
            case .radial: .radial
            case .conic: .conic
            default: .axial
            }
        func point(_ share: CGPoint) -> CGPoint {
            CGPoint(
                x: layer.bounds.minX + share.x * layer.bounds.width,
                y: layer.bounds.minY + share.y * layer.bounds.height)
        }
        (start, end) = (point(layer.startPoint), point(layer.endPoint))
    }

    /// Returns the shapes of the gradient within an outline that is inside the layer's bounds.
    func shapes(in outline: Figure.Path, bounds: CGRect) -> [Figure.Shape] {
        switch kind {
        case .axial: [.gradient(Figure.Gradient(.linear(from: start, to: end), stops: stops), outline)]
        case .radial:
            [
                .gradient(
                    Figure.Gradient(
                        .radial(
                            center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))),
                        stops: stops), outline)
            ]
        case .conic: [.cut(wedges(in: bounds), along: outline)]
        }
    }

    /// The number of single-colored wedges that approximate a conic gradient, because SVG has no such gradient.
    private static let wedgeCount = 120

    private func wedges(in bounds: CGRect) -> [Figure.Shape] {
        let reach = [bounds.minX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.maxY].map { hypot(x - start.x, $0 - start.y) }
        }.max()!
        let first = atan2(end.y - start.y, end.x - start.x)
        let step = 2 * CGFloat.pi / CGFloat(Self.wedgeCount)
        // Each wedge except the last extends below the next, so that there are no gaps between them. Translucent wedges
        // would darken each other where they overlap, so they don't.
        let isOpaque = stops.allSatisfy { $0.color.alpha == 1 }
        let wedges = (0..<Self.wedgeCount).map { index in
            let angle = first + CGFloat(index) * step
            let isLast = index == Self.wedgeCount - 1
            let corners = [angle, angle + step * (isOpaque && !isLast ? 1.5 : 1)].map { angle in
                CGPoint(x: start.x + 2 * reach * cos(angle), y: start.y + 2 * reach * sin(angle))
            }
            let color = color(at: (CGFloat(index) + 0.5) / CGFloat(Self.wedgeCount))
            return Figure.Shape.path(
                Figure.Path([.move(start), .line(corners[0]), .line(corners[1]), .close]), .fill(.real(color)))
        }
        return (isOpaque ? [.rectangle(bounds, .fill(.real(color(at: 0.5))))] : []) + wedges
    }

    private func color(at place: CGFloat) -> Figure.Color.Components {
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops.last!.color }
        guard after > 0 else { return stops[0].color }
        let (one, other) = (stops[after - 1], stops[after])
        let share = (place - one.location) / (other.location - one.location)
        return Figure.Color.Components(
            red: one.color.red + (other.color.red - one.color.red) * share,
            green: one.color.green + (other.color.green - one.color.green) * share,
            blue: one.color.blue + (other.color.blue - one.color.blue) * share,
            alpha: one.color.alpha + (other.color.alpha - one.color.alpha) * share)
    }

    /// The color at the middle of the gradient. It represents the gradient where a single color is required.
    var middleColor: UIColor {
        let color = color(at: 0.5)
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
