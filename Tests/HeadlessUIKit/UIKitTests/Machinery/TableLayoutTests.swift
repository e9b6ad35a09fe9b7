import TestSupport
import Testing

@testable import UIKit

@Suite struct TableLayoutTests {
    private let layout = TableLayout(
        header: 10,
        sections: [
            .init(header: 20, rows: [40, 50], footer: 5), .init(header: 0, rows: [], footer: 0),
            .init(header: 20, rows: [44], footer: 0),
        ], footer: 7)

    @Test func `headers, rows and footers are placed one below the other`() {
        #expect(layout.height == 196)
        #expect(layout.span(of: 0) == .init(start: 10, length: 115))
        #expect(layout.headerSpan(of: 0) == .init(start: 10, length: 20))
        #expect(layout.span(of: IndexPath(row: 1, section: 0)) == .init(start: 70, length: 50))
        #expect(layout.footerSpan(of: 0) == .init(start: 120, length: 5))
        #expect(layout.span(of: 1) == .init(start: 125, length: 0))
        #expect(layout.span(of: IndexPath(row: 0, section: 2)) == .init(start: 145, length: 44))
    }

    @Test func `the rows in a vertical range are those that overlap it`() {
        #expect(layout.rows(in: 0...30) == [])
        #expect(layout.rows(in: 30...31) == [IndexPath(row: 0, section: 0)])
        #expect(layout.rows(in: 69...146) == [[0, 0], [0, 1], [2, 0]])
        #expect(
            layout.contains([0, 1]) && !layout.contains([0, 2]) && !layout.contains([1, 0]) && !layout.contains([3, 0]))
    }

    @Test(arguments: [(0, 10), (10, 10), (40, 40), (100, 100), (110, 100), (500, 100)] as [(CGFloat, CGFloat)])
    func `a header stays at the top until its section ends`(top: CGFloat, y: CGFloat) {
        #expect(layout.stuckHeader(of: 0, at: top) == .init(start: y, length: 20))
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `spans and the rows in a range are correct for any heights`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func length() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
        let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            TableLayout.Section(
                header: length(), rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in length() },
                footer: length())
        }
        let layout = TableLayout(header: length(), sections: sections, footer: length())
        let all = sections.indices.flatMap { section in
            sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
        }
        let start = CGFloat(Int.random(in: -20...200, using: &random))
        let range = start...(start + length())
        #expect(layout.rows(in: range) == all.filter { layout.span(of: $0).meets(range) })
        var y = layout.header
        for section in sections.indices {
            #expect(layout.headerSpan(of: section).start == y)
            y += sections[section].header
            for row in sections[section].rows.indices {
                #expect(layout.span(of: IndexPath(row: row, section: section)).start == y)
                y += sections[section].rows[row]
            }
            #expect(layout.footerSpan(of: section).start == y)
            y += sections[section].footer
        }
        #expect(layout.height == y + layout.footer)
    }
}
