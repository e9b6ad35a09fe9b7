/// An element of a path.
enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A quadratic curve with its control point and its end point.
    case quad(CGPoint, CGPoint)
    /// A cubic curve with its two control points and its end point.
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    var isMove: Bool { type == .moveToPoint }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let control, let end): .quad(control.applying(transform), end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(control1.applying(transform), control2.applying(transform), end.applying(transform))
        case .close: .close
        }
    }

    static func == (left: PathElement, right: PathElement) -> Bool {
        left.type == right.type && left.points == right.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}

extension [PathElement] {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
        guard let transform = transform?.pointee else { return self }
        return map { $0.applying(transform) }
    }

    /// The start point of the next element, or `nil` if there are no elements.
    var currentPoint: CGPoint? {
        guard last == .close else { return last?.points.last }
        return last { $0.isMove }?.points.last
    }

    /// The subpaths, each of which begins with a move. Elements after a closed subpath start at the starting point of
    /// that subpath.
    var subpaths: [[PathElement]] {
        var result: [[PathElement]] = []
        for element in self {
            if element.isMove || result.isEmpty {
                result.append([element])
            } else if result[result.count - 1].last == .close, let start = result[result.count - 1].first {
                result.append([start, element])
            } else {
                result[result.count - 1].append(element)
            }
        }
        return result
    }
}
