import Testing

@testable import Simulator

@Suite struct PartitionTests {
    private let area = CGRect(x: 0, y: 0, width: 100, height: 200)

    /// Returns the regions of overlapping rectangles, with the last one in front. Region 0 is covered by none.
    private func regions(_ rects: [CGRect], knowing known: [CGRect] = []) -> [Partition.Region] {
        let corners = known.flatMap(\.corners)
        return Partition(of: area, xs: corners.map(\.x), ys: corners.map(\.y)) { point in
            (rects.lastIndex { $0.contains(point) } ?? -1) + 1
        }.regions
    }

    private func area(_ rects: [CGRect]) -> CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

    @Test func `an area with one owner is one rectangle`() {
        let all = regions([])
        #expect(all.map(\.rects) == [[area]])
        #expect(all[0].edges.count == 4)
    }

    @Test func `known edges are exact, even for very small rectangles`() {
        let thin = CGRect(x: 33.3, y: 10, width: 0.25, height: 0.25)
        let found = regions([thin], knowing: [thin])
        #expect(found.map(\.owner) == [0, 1])
        #expect(abs(area(found[1].rects) - 0.0625) < 1e-9)
    }

    @Test(arguments: [
        CGRect(x: 20, y: 30, width: 40, height: 50), CGRect(x: 0, y: 0, width: 17, height: 200),
        CGRect(x: 12.5, y: 100 + 1.0 / 3, width: 60, height: 12),
    ])
    func `unknown edges are found with an error below 0.005 points`(rect: CGRect) throws {
        let found = try #require(regions([rect]).first { $0.owner == 1 })
        #expect(found.rects.count == 1)
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        let others = [found.rects[0].minX, found.rects[0].minY, found.rects[0].maxX, found.rects[0].maxY]
        #expect(zip(edges, others).allSatisfy { abs($0 - $1) < 0.005 })
    }

    @Test func `the regions cover the area without overlapping`() {
        var generator = SeededNumbers(7)
        for _ in 0..<20 {
            let rects = (0..<5).map { _ in
                CGRect(
                    x: generator.next(100), y: generator.next(200), width: generator.next(60) + 12,
                    height: generator.next(60) + 12)
            }
            let found = regions(rects, knowing: rects)
            #expect(abs(area(found.flatMap(\.rects)) - 20_000) < 1e-6)
            for region in found {
                for rect in region.rects {
                    let middle = CGPoint(x: rect.midX, y: rect.midY)
                    #expect((rects.lastIndex { $0.contains(middle) } ?? -1) + 1 == region.owner)
                }
            }
        }
    }

    @Test func `a region's outline excludes the edges between its own rectangles`() throws {
        let hole = CGRect(x: 40, y: 40, width: 20, height: 20)
        let around = try #require(regions([hole], knowing: [hole]).first { $0.owner == 0 })
        let length = around.edges.reduce(0) { $0 + abs($1.end.x - $1.start.x) + abs($1.end.y - $1.start.y) }
        #expect(around.rects.count == 4)
        #expect(abs(length - 680) < 0.1)
    }

    @Test func `a round region's area is accurate to 5 percent`() throws {
        let found = Partition(of: area, xs: [20, 80], ys: [50, 110]) { point in
            hypot(point.x - 50, point.y - 80) < 30 ? 1 : 0
        }
        let round = try #require(found.regions.first { $0.owner == 1 })
        #expect(abs(area(round.rects) / (900 * .pi) - 1) < 0.05)
    }

    @Test(arguments: [CGRect.zero, .null])
    func `an empty area has no regions`(area: CGRect) {
        #expect(Partition(of: area, xs: [], ys: []) { _ in 0 }.regions == [])
    }
}

/// A generator of numbers that are the same in every run.
private struct SeededNumbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next(_ end: CGFloat) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24) * end
    }
}
