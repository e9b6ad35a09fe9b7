@_spi(Simulator) import UIKit

extension DrawingCommand.Area {
    func shape(_ style: Figure.Style) -> Figure.Shape {
        switch self {
        case .rectangle(let rect, let radius): .rectangle(rect, corner: radius, style)
        case .path: .path(outline, style)
        }
    }

    /// Returns shapes clipped to the area.
    func clipping(_ shapes: [Figure.Shape]) -> Figure.Shape {
        switch self {
        case .rectangle(let rect, let radius): .clipped(shapes, to: rect, corner: radius)
        case .path: .cut(shapes, along: outline)
        }
    }

    var outline: Figure.Path { Figure.Path(path, isEvenOdd: isEvenOdd) }

    /// Returns a Boolean value indicating whether the area contains a rectangle. Only rectangular areas are recognized.
    func contains(_ rect: CGRect) -> Bool { path.rectangle.map { $0.contains(rect) } ?? false }
}

extension CGPath {
    /// The rectangle that the path describes, or `nil` if it isn't a rectangle with vertical and horizontal edges.
    fileprivate var rectangle: CGRect? {
        var points: [CGPoint] = []
        var hasOnlyLines = true
        applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
            case .addQuadCurveToPoint, .addCurveToPoint: hasOnlyLines = false
            case .closeSubpath: break
            }
        }
        let box = boundingBoxOfPath
        guard hasOnlyLines, points.count == 4, Set(points.map(\.x)).count == 2, Set(points.map(\.y)).count == 2 else {
            return nil
        }
        return points.allSatisfy { [box.minX, box.maxX].contains($0.x) && [box.minY, box.maxY].contains($0.y) }
            ? box : nil
    }
}
