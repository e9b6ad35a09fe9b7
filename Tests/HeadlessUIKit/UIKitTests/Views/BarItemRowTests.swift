import TestSupport
import Testing

@testable import UIKit

@Suite struct BarItemRowTests {
    @Test func `items are placed in a row with gaps between them`() {
        let row = BarItemRow(widths: [10, 20, 30])
        #expect(row.fixedWidth == 76)
        #expect(row.spans(from: 5, in: 500).map(\.x) == [5, 23, 51])
        #expect(BarItemRow(widths: []).fixedWidth == 0 && BarItemRow(widths: []).spans(from: 0, in: 10).isEmpty)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `flexible items share the remaining width equally`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let widths: [CGFloat?] = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            Bool.random(using: &random) ? nil : CGFloat.random(in: 0...60, using: &random)
        }
        let row = BarItemRow(widths: widths)
        let spans = row.spans(from: 0, in: 700)
        for (span, next) in zip(spans, spans.dropFirst()) {
            #expect(abs(span.x + span.width + BarItemRow.gap - next.x) < 1e-9)
        }
        let growing = zip(widths, spans).filter { $0.0 == nil }.map(\.1.width)
        guard let share = growing.first, let last = spans.last else { return }
        #expect(growing.allSatisfy { $0 == share } && abs(last.x + last.width - 700) < 1e-9)
    }
}
