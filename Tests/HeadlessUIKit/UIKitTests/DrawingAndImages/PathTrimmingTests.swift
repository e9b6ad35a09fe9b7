import TestSupport
import Testing
@_spi(Simulator) import UIKit

@Suite struct PathTrimmingTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    @Test func `a trimmed path covers the given fractions of the length`() {
        #expect(pathCommands(square.trimmed(from: 0, to: 0.5)) == ["M 0 0", "L 10 0", "L 10 10"])
        #expect(pathCommands(square.trimmed(from: 0.125, to: 0.25)) == ["M 5 0", "L 10 0"])
        #expect(pathCommands(square.trimmed(from: 0.8, to: 1)) == ["M 0 8", "L 0 0"])
    }

    @Test func `trimming from 0 to 1 keeps the path, and trimming to an empty range empties it`() {
        #expect(square.trimmed(from: 0, to: 1) == square && square.trimmed(from: -1, to: 2) == square)
        #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty && square.trimmed(from: 0.6, to: 0.4).isEmpty)
    }

    @Test func `fractions are measured along all subpaths in order`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
        #expect(pathCommands(path.trimmed(from: 0.125, to: 0.5)) == ["M 5 0", "L 10 0", "M 0 5", "L 10 5"])
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `a trimmed circle is the arc between the corresponding angles`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (start, end) = (CGFloat.random(in: 0...0.5, using: &random), CGFloat.random(in: 0.5...1, using: &random))
        let circle = CGMutablePath()
        circle.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        let part = circle.trimmed(from: start, to: end)
        var first = CGPoint.zero
        part.applyWithBlock { if $0.pointee.type == .moveToPoint { first = $0.pointee.points[0] } }
        for (point, share) in [(first, start), (part.currentPoint, end)] {
            #expect(abs(point.x - 10 * cos(share * 2 * .pi)) < 0.02 && abs(point.y - 10 * sin(share * 2 * .pi)) < 0.02)
        }
    }
}
