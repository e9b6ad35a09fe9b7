/// One thing that was drawn, as a value: pictures are made of these, and so are images that code draws.
@_spi(Simulator)
public struct DrawnMark: Equatable {
    public enum Content: Equatable {
        /// The inside of a path.
        case fill(CGPath, isEvenOdd: Bool, CGColor)
        case stroke(CGPath, DrawnLine, CGColor)
        /// A line of text in a rectangle of its own coordinates.
        case text(String, UIFont, CGColor, in: CGRect)
        /// A picture that fills a rectangle of its own coordinates.
        case image(UIImage, in: CGRect)
    }

    public var content: Content
    /// From the coordinates of a text or a picture to the drawing's, in which paths are already.
    public var transform = CGAffineTransform.identity
    /// What shows is inside of all of them; in the drawing's coordinates.
    public var clips: [DrawnClip] = []
    /// From 0, not to be seen, to 1.
    public var alpha: CGFloat = 1
    public var shadow: DrawnShadow?
}

/// The inside of a path, outside of which nothing shows.
@_spi(Simulator)
public struct DrawnClip: Equatable {
    public var path: CGPath
    public var isEvenOdd = false
}

/// How a line is drawn; lengths in points of the drawing's coordinates.
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

/// What a mark throws behind itself.
@_spi(Simulator)
public struct DrawnShadow: Equatable {
    public var color: CGColor
    public var offset: CGSize
    /// In points.
    public var blur: CGFloat
}

extension DrawnMark {
    /// The same mark, in coordinates that the drawing's are transformed to.
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

    /// What the mark covers, in the drawing's coordinates; not less than it.
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
    /// How many times longer lengths become, as the area says.
    var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
