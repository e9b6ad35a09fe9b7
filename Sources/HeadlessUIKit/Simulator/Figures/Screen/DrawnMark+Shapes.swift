@_spi(Simulator) import UIKit

extension DrawnMark {
    /// Returns the shapes of the mark with its clips and its shadow, in the coordinates of the drawing code.
    ///
    /// - Parameter scale: The number of user units per point of these coordinates.
    func shapes(scale: CGFloat) -> [Figure.Shape] {
        var shapes = contentShapes(scale: scale * hypot(transform.c, transform.d))
        if let shadow, !shapes.isEmpty {
            let place = Figure.Shadow(
                UIColor(cgColor: shadow.color).components, offset: shadow.offset, blur: shadow.blur / 2)
            let room = extent.union(extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
            shapes = [.shadowed(shapes, place, in: room.insetBy(dx: -2 * shadow.blur - 1, dy: -2 * shadow.blur - 1))]
        }
        // A rectangle that contains the whole mark clips nothing.
        for clip in clips.reversed() where !clip.holds(extent) {
            shapes = [.cut(shapes, along: Figure.Path(clip.path, isEvenOdd: clip.isEvenOdd))]
        }
        return alpha < 1 ? [.faded(shapes, opacity: alpha)] : shapes
    }

    private func contentShapes(scale: CGFloat) -> [Figure.Shape] {
        switch content {
        case .fill(let path, let isEvenOdd, let color):
            [.path(Figure.Path(path, isEvenOdd: isEvenOdd), .fill(.real(UIColor(cgColor: color))))]
        case .stroke(let path, let line, let color): [.path(Figure.Path(path), Figure.Style(line, color))]
        case .text(let text, let font, let color, let rect):
            placed(
                [
                    LegibleText(scale: scale).shape(
                        text, at: CGPoint(x: rect.minX, y: rect.midY),
                        Figure.TextStyle(
                            .real(UIColor(cgColor: color)), size: font.pointSize, isBold: font.isBold,
                            width: rect.width > 0 ? rect.width : nil), room: rect.minX...rect.maxX)
                ])
        case .image(let image, let rect): placed(PaintedImage(image, frame: rect).shapes(scale: scale))
        }
    }

    private func placed(_ shapes: [Figure.Shape]) -> [Figure.Shape] {
        transform.isIdentity ? shapes : [.group(shapes, Figure.Transform(transform))]
    }
}

extension DrawnClip {
    /// Returns a Boolean value indicating whether the clip contains a rectangle. Only rectangular clips are recognized.
    fileprivate func holds(_ rect: CGRect) -> Bool { path.rectangle.map { $0.contains(rect) } ?? false }
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

extension Figure.Style {
    fileprivate init(_ line: DrawnLine, _ color: CGColor) {
        self = .stroke(.real(UIColor(cgColor: color)), width: line.width)
        // Ignores a pattern with a total length of 0.
        if line.dashes.allSatisfy({ $0 >= 0 }), line.dashes.contains(where: { $0 > 0 }) { dashes = line.dashes }
        dashPhase = line.dashPhase
        miterLimit = max(line.miterLimit, 1)
        cap =
            switch line.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        join =
            switch line.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}

extension PaintedImage {
    /// Returns the marks that code has drawn in the image. Any other image is a frame with its diagonals.
    func shapes(scale: CGFloat) -> [Figure.Shape] {
        guard marks.isEmpty else { return marks.flatMap { $0.shapes(scale: scale) } }
        let line = Figure.Style.stroke(.faint, width: 1)
        let ends = [
            (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)),
            (CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY)),
        ]
        return [.rectangle(frame, Figure.Style(fill: .paper, stroke: .faint, width: 1))]
            + ends.map { .line(from: $0.0, to: $0.1, line) }
    }
}
