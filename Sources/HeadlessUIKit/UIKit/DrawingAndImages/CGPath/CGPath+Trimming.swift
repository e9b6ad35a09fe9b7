extension CGPath {
    /// Returns the part of the path between two fractions of its length, from 0 to 1.
    ///
    /// - Note: Undocumented by Apple. If there are several subpaths, this implementation adds their lengths, without
    ///   the gaps between them. The method of Core Animation is unknown.
    @_spi(Simulator) public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0, end == 1 { return self }
        let total = elements.segments.reduce(0) { $0 + $1.lengths.last! }
        let (from, to) = (start * total, end * total)
        // A remainder of a segment that results from rounding is ignored.
        let slack = total * 1e-9
        var (elements, before): ([PathElement], CGFloat) = ([], 0)
        for subpath in self.elements.subpaths {
            var isDrawing = false
            for segment in subpath.segmentsOfSubpath {
                let length = segment.lengths.last!
                defer { before += length }
                guard length > 0, from < before + length - slack, to > before + slack, from < to else {
                    isDrawing = false
                    continue
                }
                let part = segment.part(
                    from: segment.parameter(at: from - before), to: segment.parameter(at: to - before))
                if !isDrawing { elements.append(.move(part.points[0])) }
                elements.append(part.element)
                isDrawing = true
            }
        }
        return CGPath(elements)
    }
}

extension PathSegment {
    /// The lengths from the start of the segment to each of the flattened points.
    fileprivate var lengths: [CGFloat] {
        let points = flattened
        return zip(points, points.dropFirst()).reduce(into: [0]) { lengths, step in
            lengths.append(lengths.last! + hypot(step.1.x - step.0.x, step.1.y - step.0.y))
        }
    }

    /// Returns the curve parameter, from 0 to 1, at a distance from the start.
    fileprivate func parameter(at distance: CGFloat) -> CGFloat {
        let lengths = lengths
        guard distance > 0 else { return 0 }
        guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
        let (before, after) = (lengths[index - 1], lengths[index])
        let share = after > before ? (distance - before) / (after - before) : 0
        return (CGFloat(index - 1) + share) / CGFloat(lengths.count - 1)
    }
}
