extension PathElement.Corners {
    /// Creates corners as in UIKit: they're limited to half of the rectangle's shorter side, so that equal radii remain
    /// equal.
    init(_ corners: UIRectCorner, radii: CGSize, in rect: CGRect) {
        let most = min(abs(rect.width), abs(rect.height)) / 2
        let size = CGSize(width: min(max(radii.width, 0), most), height: min(max(radii.height, 0), most))
        self.init(
            size, topLeft: corners.contains(.topLeft), topRight: corners.contains(.topRight),
            bottomRight: corners.contains(.bottomRight), bottomLeft: corners.contains(.bottomLeft))
    }
}

extension [PathElement] {
    /// The elements with every subpath reversed, starting with the last subpath.
    var reversedSubpaths: [PathElement] {
        subpaths.reversed().flatMap { subpath -> [PathElement] in
            let isClosed = subpath.last == .close
            let segments = (isClosed ? Array(subpath.dropLast()) : subpath).segmentsOfSubpath
            guard let end = segments.last?.points.last else { return [] }
            let backwards = segments.reversed().map { PathSegment(points: $0.points.reversed()).element }
            return [.move(end)] + (subpath.count == 1 ? [] : backwards) + (isClosed ? [.close] : [])
        }
    }
}
