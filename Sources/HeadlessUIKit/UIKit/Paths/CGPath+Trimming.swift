extension CGPath {
    /// The part of the path between two shares of its length, from 0 to 1.
    ///
    /// Open: how Core Animation measures a path of several subpaths; here as one, without the ways between them.
    @_spi(Simulator) public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0, end == 1 { return self }
        let total = elements.segments.reduce(0) { $0 + $1.lengths.last! }
        let (from, to) = (start * total, end * total)
        // What is left over of a segment by the last bits is nothing.
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
                    from: segment.place(at: from - before), to: segment.place(at: to - before))
                if !isDrawing { elements.append(.move(part.points[0])) }
                elements.append(part.element)
                isDrawing = true
            }
        }
        return CGPath(elements)
    }
}

extension PathSegment {
    /// The way to each of the flattened points.
    fileprivate var lengths: [CGFloat] {
        let points = flattened
        return zip(points, points.dropFirst()).reduce(into: [0]) { lengths, step in
            lengths.append(lengths.last! + hypot(step.1.x - step.0.x, step.1.y - step.0.y))
        }
    }

    /// The place, from 0 to 1, after a way.
    fileprivate func place(at way: CGFloat) -> CGFloat {
        let lengths = lengths
        guard way > 0 else { return 0 }
        guard let index = lengths.firstIndex(where: { $0 >= way }) else { return 1 }
        let (before, after) = (lengths[index - 1], lengths[index])
        let share = after > before ? (way - before) / (after - before) : 0
        return (CGFloat(index - 1) + share) / CGFloat(lengths.count - 1)
    }
}
