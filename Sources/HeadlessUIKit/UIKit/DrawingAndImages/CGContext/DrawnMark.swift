/// A drawing operation as a value. Figures and images drawn by code consist of them.
@_spi(Simulator)
public struct DrawnMark: Equatable {
    public enum Content: Equatable {
        /// The fill of a path.
        case fill(CGPath, isEvenOdd: Bool, CGColor)
        case stroke(CGPath, DrawnLine, CGColor)
        /// A line of text in a rectangle of its own coordinates.
        case text(String, UIFont, CGColor, in: CGRect)
        /// An image that fills a rectangle of its own coordinates.
        case image(UIImage, in: CGRect)
    }

    public var content: Content
    /// The transform from a text's or an image's coordinates to the drawing's. Paths already have the drawing's
    /// coordinates.
    public var transform = CGAffineTransform.identity
    /// The clips, in the drawing's coordinates. The content is visible only inside of all of them.
    public var clips: [DrawnClip] = []
    /// The opacity, from 0 for transparent to 1.
    public var alpha: CGFloat = 1
    public var shadow: DrawnShadow?
}

/// A clip to the inside of a path.
@_spi(Simulator)
public struct DrawnClip: Equatable {
    public var path: CGPath
    public var isEvenOdd = false
}

/// The style of a line. Lengths are in points of the drawing's coordinates.
@_spi(Simulator)
public struct DrawnLine: Equatable {
    public var width: CGFloat = 1
    public var cap = CGLineCap.butt
    public var join = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var dashes: [CGFloat] = []
    public var dashPhase: CGFloat = 0

    func scaled(by factor: CGFloat) -> DrawnLine {
        var line = self
        line.width *= factor
        line.dashes = dashes.map { $0 * factor }
        line.dashPhase *= factor
        return line
    }
}

/// The drop shadow of a mark.
@_spi(Simulator)
public struct DrawnShadow: Equatable {
    public var color: CGColor
    public var offset: CGSize
    /// The blur radius, in points.
    public var blur: CGFloat
}

extension DrawnMark {
    /// Returns the mark in transformed coordinates of the drawing.
    func applying(_ t: CGAffineTransform) -> DrawnMark {
        guard !t.isIdentity else { return self }
        var mark = self
        mark.transform = transform.concatenating(t)
        mark.clips = clips.map { DrawnClip(path: $0.path.applying(t), isEvenOdd: $0.isEvenOdd) }
        switch content {
        case .fill(let path, let isEvenOdd, let color):
            mark.content = .fill(path.applying(t), isEvenOdd: isEvenOdd, color)
        case .stroke(let path, let line, let color):
            mark.content = .stroke(path.applying(t), line.scaled(by: t.averageScale), color)
        case .text, .image: break
        }
        return mark
    }

    /// A rectangle that contains the mark, in the drawing's coordinates. It isn't necessarily the smallest.
    @_spi(Simulator)
    public var extent: CGRect {
        let extent =
            switch content {
            case .fill(let path, _, _): path.boundingBoxOfPath
            case .stroke(let path, let line, _):
                path.boundingBoxOfPath.insetBy(dx: -line.width, dy: -line.width)
            case .text(_, _, _, let rect), .image(_, let rect): rect.applying(transform)
            }
        return clips.reduce(extent) { $1.isEvenOdd ? $0 : $0.intersection($1.path.boundingBoxOfPath) }
    }
}

extension CGPath {
    func applying(_ t: CGAffineTransform) -> CGPath { t.isIdentity ? self : CGPath(elements.map { $0.applying(t) }) }
}

extension CGAffineTransform {
    /// The average factor by which lengths are scaled, derived from the area.
    var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
