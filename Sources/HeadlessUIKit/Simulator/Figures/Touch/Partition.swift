import Foundation

/// A rectangle divided into regions of points that have the same owner.
///
/// Known edges are exact. Other edges are found by bisection between points of a grid that have different owners. Edges
/// that aren't vertical or horizontal are therefore approximated by steps, and areas that are narrower than the grid
/// between known edges can be missed.
struct Partition {
    struct Region: Equatable {
        var owner: Int
        /// The rectangles of the region. They're adjacent and don't overlap.
        var rects: [CGRect]
        /// The lines around the region.
        var edges: [Edge]
    }

    struct Edge: Equatable {
        var start: CGPoint
        var end: CGPoint
    }

    /// The regions, in the order of their first points from the top, row by row.
    private(set) var regions: [Region] = []

    /// The maximum distance between the points of the grid, a quarter of the size that a finger requires.
    static let step: CGFloat = 11

    /// Divides a rectangle into regions.
    ///
    /// - Parameters:
    ///   - xs: The x-coordinates of known vertical edges. Those outside the area are ignored.
    ///   - ys: The y-coordinates of known horizontal edges. Those outside the area are ignored.
    ///   - owner: Returns the owner of a point.
    init(of area: CGRect, xs: [CGFloat], ys: [CGFloat], owner: (CGPoint) -> Int) {
        guard !area.isNull, !area.isEmpty else { return }
        let columns = GridLine(from: area.minX, to: area.maxX, edges: xs)
        let rows = GridLine(from: area.minY, to: area.maxY, edges: ys)
        let samples = rows.samples.map { y in
            columns.samples.map { x in owner(CGPoint(x: x.coordinate, y: y.coordinate)) }
        }
        var found: (xs: [CGFloat], ys: [CGFloat]) = ([], [])
        for (row, y) in rows.samples.enumerated() {
            found.xs += columns.newEdges(samples[row]) { owner(CGPoint(x: $0, y: y.coordinate)) }
        }
        for (column, x) in columns.samples.enumerated() {
            found.ys += rows.newEdges(samples.map { $0[column] }) { owner(CGPoint(x: x.coordinate, y: $0)) }
        }
        let allX = GridLine(from: area.minX, to: area.maxX, edges: columns.edges + found.xs).edges
        let allY = GridLine(from: area.minY, to: area.maxY, edges: rows.edges + found.ys).edges
        // A cell that contains a sample has the owner of the sample.
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

/// The edges across one direction, and the samples between them.
private struct GridLine {
    struct Sample {
        var coordinate: CGFloat
        /// The index of the interval between edges that contains the sample.
        var interval: Int
    }

    let edges: [CGFloat]
    let samples: [Sample]

    /// The minimum distance between two edges. Edges that are closer together are merged.
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
            if count == 1 { return [Sample(coordinate: (low + high) / 2, interval: interval)] }
            let inner = (0..<count).map { low + (high - low) * (CGFloat($0) + 0.5) / CGFloat(count) }
            return ([low + Self.closest] + inner + [high - Self.closest]).map {
                Sample(coordinate: $0, interval: interval)
            }
        }
    }

    /// Returns the index of a sample between each pair of consecutive edges, or `nil` where there's none.
    func samples(between edges: [CGFloat]) -> [Int?] {
        zip(edges, edges.dropFirst()).map { low, high in
            samples.firstIndex { $0.coordinate > low + Self.closest / 2 && $0.coordinate < high - Self.closest / 2 }
        }
    }

    /// Returns the edges between consecutive samples of one interval that have different owners.
    func newEdges(_ owners: [Int], owner: (CGFloat) -> Int) -> [CGFloat] {
        zip(samples.indices, samples.indices.dropFirst()).compactMap { first, second in
            guard samples[first].interval == samples[second].interval, owners[first] != owners[second] else {
                return nil
            }
            var (low, high) = (samples[first].coordinate, samples[second].coordinate)
            while high - low > 1 / 512 {
                let middle = (low + high) / 2
                if owner(middle) == owners[first] { low = middle } else { high = middle }
            }
            // Most edges are on a pixel boundary of a device with two or three pixels per point.
            let edge = (low + high) / 2
            let pixel = (edge * 6).rounded() / 6
            return abs(pixel - edge) < 1 / 256 ? pixel : edge
        }
    }
}

/// A grid of cells with owners, from which regions are assembled.
private struct CellGrid {
    let xs: [CGFloat]
    let ys: [CGFloat]
    /// The owners of the cells, row by row.
    let owners: [[Int]]

    var regions: [Partition.Region] {
        var order: [Int] = []
        for owner in owners.joined() where !order.contains(owner) { order.append(owner) }
        return order.map { Partition.Region(owner: $0, rects: rects(of: $0), edges: edges(of: $0)) }
    }

    /// Returns the rectangles of an owner. Adjacent cells of a row are merged, and so are rectangles of equal width one
    /// below the other.
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

    /// Returns the edges between two neighboring cells of which only one belongs to the owner.
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

    /// Returns the ranges of consecutive elements that are `true`.
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
