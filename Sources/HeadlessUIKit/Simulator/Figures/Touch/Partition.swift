import Foundation

/// A rectangle divided into regions: the points that have one owner each.
///
/// Edges that are known are exact. Others are found between points of a grid with two owners, by halving; so edges that are
/// no upright lines come out as steps, and what is narrower than the grid between known edges can be missed.
struct Partition {
    struct Region: Equatable {
        var owner: Int
        /// They touch, and do not overlap.
        var rects: [CGRect]
        /// The lines around all of it.
        var edges: [Edge]
    }

    struct Edge: Equatable {
        var start: CGPoint
        var end: CGPoint
    }

    /// In the order in which one comes upon them from the top, row by row.
    private(set) var regions: [Region] = []

    /// How far apart the points of the grid are at most: a quarter of what a finger needs.
    static let step: CGFloat = 11

    /// - Parameters:
    ///   - xs: known edges from top to bottom; those outside of the area do not count.
    ///   - ys: known edges from left to right.
    ///   - owner: whose a point is.
    init(of area: CGRect, xs: [CGFloat], ys: [CGFloat], owner: (CGPoint) -> Int) {
        guard !area.isNull, !area.isEmpty else { return }
        let columns = GridLine(from: area.minX, to: area.maxX, edges: xs)
        let rows = GridLine(from: area.minY, to: area.maxY, edges: ys)
        let samples = rows.samples.map { y in columns.samples.map { x in owner(CGPoint(x: x.place, y: y.place)) } }
        var found: (xs: [CGFloat], ys: [CGFloat]) = ([], [])
        for (row, y) in rows.samples.enumerated() {
            found.xs += columns.newEdges(samples[row]) { owner(CGPoint(x: $0, y: y.place)) }
        }
        for (column, x) in columns.samples.enumerated() {
            found.ys += rows.newEdges(samples.map { $0[column] }) { owner(CGPoint(x: x.place, y: $0)) }
        }
        let allX = GridLine(from: area.minX, to: area.maxX, edges: columns.edges + found.xs).edges
        let allY = GridLine(from: area.minY, to: area.maxY, edges: rows.edges + found.ys).edges
        // A cell in which a point has been looked at already has that point's owner.
        let (seenX, seenY) = (columns.samples(between: allX), rows.samples(between: allY))
        let cells = allY.indices.dropLast().map { row in
            allX.indices.dropLast().map { column in
                if let x = seenX[column], let y = seenY[row] { return samples[y][x] }
                let middle = CGPoint(
                    x: (allX[column] + allX[column + 1]) / 2, y: (allY[row] + allY[row + 1]) / 2)
                return owner(middle)
            }
        }
        regions = CellGrid(xs: allX, ys: allY, owners: cells).regions
    }
}

/// The edges across one direction, and points between them to look at.
private struct GridLine {
    struct Sample {
        var place: CGFloat
        /// Between which edges it is.
        var interval: Int
    }

    let edges: [CGFloat]
    let samples: [Sample]

    /// Two edges that are nearer to each other are one.
    private static let closest: CGFloat = 0.01

    init(from start: CGFloat, to end: CGFloat, edges: [CGFloat]) {
        let inside = edges.filter { $0 > start + Self.closest && $0 < end - Self.closest }.sorted()
        var all = [start]
        for edge in inside where edge - all[all.count - 1] >= Self.closest { all.append(edge) }
        all.append(end)
        self.edges = all
        samples = zip(all, all.dropFirst()).enumerated().flatMap { interval, ends in
            let (low, high) = ends
            let count = max(Int(((high - low) / Partition.step).rounded(.up)), 1)
            if count == 1 { return [Sample(place: (low + high) / 2, interval: interval)] }
            let inner = (0..<count).map { low + (high - low) * (CGFloat($0) + 0.5) / CGFloat(count) }
            return ([low + Self.closest] + inner + [high - Self.closest]).map { Sample(place: $0, interval: interval) }
        }
    }

    /// The index of a sample between each two neighbours of these; nil where there is none.
    func samples(between edges: [CGFloat]) -> [Int?] {
        zip(edges, edges.dropFirst()).map { low, high in
            samples.firstIndex { $0.place > low + Self.closest / 2 && $0.place < high - Self.closest / 2 }
        }
    }

    /// The edges between neighbouring samples of one interval that have different owners.
    func newEdges(_ owners: [Int], owner: (CGFloat) -> Int) -> [CGFloat] {
        zip(samples.indices, samples.indices.dropFirst()).compactMap { first, second in
            guard samples[first].interval == samples[second].interval, owners[first] != owners[second] else {
                return nil
            }
            var (low, high) = (samples[first].place, samples[second].place)
            while high - low > 1 / 512 {
                let middle = (low + high) / 2
                if owner(middle) == owners[first] { low = middle } else { high = middle }
            }
            // Most edges lie on a pixel of a phone that has two or three of them a point.
            let edge = (low + high) / 2
            let pixel = (edge * 6).rounded() / 6
            return abs(pixel - edge) < 1 / 256 ? pixel : edge
        }
    }
}

/// Cells with owners, put together.
private struct CellGrid {
    let xs: [CGFloat]
    let ys: [CGFloat]
    /// A row each.
    let owners: [[Int]]

    var regions: [Partition.Region] {
        var order: [Int] = []
        for owner in owners.joined() where !order.contains(owner) { order.append(owner) }
        return order.map { Partition.Region(owner: $0, rects: rects(of: $0), edges: edges(of: $0)) }
    }

    /// Cells side by side are one rectangle, and so are rectangles of one width below each other.
    private func rects(of owner: Int) -> [CGRect] {
        var done: [CGRect] = []
        var open: [CGRect] = []
        for (row, cells) in owners.enumerated() {
            let runs = Self.runs(cells.map { $0 == owner })
            let new = runs.map { run in
                CGRect(
                    x: xs[run.lowerBound], y: ys[row], width: xs[run.upperBound] - xs[run.lowerBound],
                    height: ys[row + 1] - ys[row])
            }
            done += open.filter { above in !new.contains { $0.minX == above.minX && $0.maxX == above.maxX } }
            open = new.map { rect in
                open.first { $0.minX == rect.minX && $0.maxX == rect.maxX }.map { $0.union(rect) } ?? rect
            }
        }
        return done + open
    }

    /// Where one of two neighbouring cells is the owner's and the other is not.
    private func edges(of owner: Int) -> [Partition.Edge] {
        func owns(_ row: Int, _ column: Int) -> Bool {
            owners.indices.contains(row) && owners[row].indices.contains(column) && owners[row][column] == owner
        }
        let (rows, columns) = (ys.indices, xs.indices)
        let across = rows.flatMap { row in
            Self.runs(columns.dropLast().map { owns(row - 1, $0) != owns(row, $0) }).map { run in
                Partition.Edge(
                    start: CGPoint(x: xs[run.lowerBound], y: ys[row]), end: CGPoint(x: xs[run.upperBound], y: ys[row]))
            }
        }
        let down = columns.flatMap { column in
            Self.runs(rows.dropLast().map { owns($0, column - 1) != owns($0, column) }).map { run in
                Partition.Edge(
                    start: CGPoint(x: xs[column], y: ys[run.lowerBound]),
                    end: CGPoint(x: xs[column], y: ys[run.upperBound]))
            }
        }
        return across + down
    }

    /// The stretches that are true.
    private static func runs(_ flags: [Bool]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, flag) in flags.enumerated() where flag {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<(index + 1)
            } else {
                runs.append(index..<(index + 1))
            }
        }
        return runs
    }
}
