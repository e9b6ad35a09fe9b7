@_spi(Simulator) import UIKit

/// The content that a special layer draws between its background and its sublayers.
enum PaintedDrawing: Equatable {
    case shape(PaintedShape)
    case gradient(PaintedGradient)

    init?(_ layer: CALayer) {
        switch layer {
        case let layer as CAShapeLayer:
            guard let path = layer.path, !path.isEmpty else { return nil }
            self = .shape(PaintedShape(path, of: layer))
        case let layer as CAGradientLayer:
            guard let gradient = PaintedGradient(layer) else { return nil }
            self = .gradient(gradient)
        default: return nil
        }
    }
}

/// A path with its fill and its stroke, in the layer's coordinates.
struct PaintedShape: Equatable {
    var path: CGPath
    var fill: UIColor?
    var isEvenOdd = false
    var stroke: UIColor?
    /// The part of the path that is stroked.
    var line: CGPath
    var style = Figure.Style()

    init(_ path: CGPath, of layer: CAShapeLayer) {
        self.path = path
        fill = layer.fillColor.map(UIColor.init(cgColor:))
        isEvenOdd = layer.fillRule == .evenOdd
        if layer.lineWidth > 0 { stroke = layer.strokeColor.map(UIColor.init(cgColor:)) }
        line = path.trimmed(from: layer.strokeStart, to: layer.strokeEnd)
        style.width = layer.lineWidth
        style.miterLimit = max(layer.miterLimit, 1)
        style.cap = Figure.Style.Cap(rawValue: layer.lineCap.rawValue) ?? .butt
        style.join = Figure.Style.Join(rawValue: layer.lineJoin.rawValue) ?? .miter
        let dashes = (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        // Ignores a pattern with a total length of 0.
        if dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) { style.dashes = dashes }
        style.dashPhase = layer.lineDashPhase
    }

    var shapes: [Figure.Shape] {
        var shapes: [Figure.Shape] = []
        if let fill, fill.cgColor.alpha > 0 {
            shapes.append(.path(Figure.Path(path, isEvenOdd: isEvenOdd), .fill(.real(fill))))
        }
        if let stroke, stroke.cgColor.alpha > 0, !line.isEmpty {
            var style = style
            style.stroke = .real(stroke)
            shapes.append(.path(Figure.Path(line), style))
        }
        return shapes
    }

    /// The area that the shape covers. The margin is twice the line width, because a miter join may extend beyond half
    /// of it.
    var extent: CGRect {
        path.boundingBox.insetBy(dx: -style.width * 2, dy: -style.width * 2)
    }
}

extension CATextLayer {
    /// The lines of the text as they're displayed.
    var paintedLines: [PaintedText] {
        guard let color = foregroundColor else { return [] }
        return shownLines.map { line in
            PaintedText(
                text: line.text, frame: line.frame, size: fontSize, isBold: shownFont.isBold, width: line.frame.width,
                color: UIColor(cgColor: color))
        }
    }
}

extension Figure.Path {
    init(_ path: CGPath, isEvenOdd: Bool = false) {
        var elements: [Element] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: elements.append(.move(points[0]))
            case .addLineToPoint: elements.append(.line(points[0]))
            case .addQuadCurveToPoint: elements.append(.quad(points[0], points[1]))
            case .addCurveToPoint: elements.append(.curve(points[0], points[1], points[2]))
            case .closeSubpath: elements.append(.close)
            }
        }
        self.init(elements, isEvenOdd: isEvenOdd)
    }
}
