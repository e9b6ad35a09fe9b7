@_spi(Simulator) import UIKit

extension DrawingCommand.Gradient {
    /// Returns the shapes of the gradient within an area.
    func shapes(in area: DrawingCommand.Area) -> [Figure.Shape] {
        switch kind {
        case .axial: [.gradient(Figure.Gradient(.linear(from: start, to: end), stops: figureStops), area.outline)]
        case .radial:
            [
                .gradient(
                    Figure.Gradient(
                        .radial(
                            center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))),
                        stops: figureStops), area.outline)
            ]
        case .conic: [.cut(wedges(in: area.boundingBox), along: area.outline)]
        }
    }

    private var figureStops: [Figure.Gradient.Stop] {
        stops.map { Figure.Gradient.Stop(UIColor(cgColor: $0.color).components, at: $0.location) }
    }

    /// The number of single-colored wedges that approximate a conic gradient, because SVG has no such gradient.
    private static let wedgeCount = 120

    private func wedges(in bounds: CGRect) -> [Figure.Shape] {
        let reach = bounds.corners.map { hypot($0.x - start.x, $0.y - start.y) }.max()!
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
        let stops = figureStops
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
