import Foundation
import Testing

@testable import Figures

/// Tests of the shapes of a row that is 343 wide, with content from 16 to 327.
@Suite struct RowShapesTests {
    private func texts(_ row: Figure.Row) -> [String] {
        row.shapes(width: 343).compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    }

    private func dots(_ row: Figure.Row) -> [CGFloat] {
        row.shapes(width: 343).compactMap { if case .circle(let center, _, _) = $0 { center.x } else { nil } }
    }

    static let long = "A title that is much too long for one row of a phone"

    @Test(arguments: [
        Figure.Row(long), .init(long, .toggle(isOn: true)), .init(long, .checkmark), .init(long, .chevron),
        .init(long, .detail(long)), .init(long, .detail(long, opens: true)), .init(long, .field(long)),
        .init("Name", .field(long)), .init("", .field(long)), .init(long, .secureField(dots: 3)),
        .init("Size", .detail(long, opens: true)),
    ])
    func `texts are inside the row and don't overlap`(row: Figure.Row) {
        var occupiedEnd: CGFloat = 0
        for shape in row.shapes(width: 343) {
            guard case .text(let text, let point, let style) = shape else { continue }
            let width = FittedText.width(of: text, size: style.size, font: .phone)
            let left = style.anchor == .end ? point.x - width : point.x
            #expect(left >= max(occupiedEnd, 16) && left + width <= 327.01, "\(text)")
            occupiedEnd = left + width
        }
    }

    @Test(
        arguments: [
            (.toggle(isOn: true), 274), (.checkmark, 313), (.chevron, 321), (.secureField(dots: 3), 205.8),
            (.none, 327),
        ] as [(Figure.Row.Accessory, Double)])
    func `a title ends before the accessory at the right`(accessory: Figure.Row.Accessory, end: Double) {
        let title = texts(.init(Self.long, accessory)).first ?? ""
        #expect(title.hasSuffix("…"))
        #expect(16 + FittedText.width(of: title, size: 14.5, font: .phone) <= CGFloat(end))
    }

    @Test func `a detail takes the width it needs, but at most two fifths of a long title's row`() {
        #expect(texts(.init("Protocol", .detail("SMTP", opens: true))) == ["Protocol", "SMTP"])
        #expect(texts(.init(Self.long, .detail("SMTP"))) == ["A title that is much too long for one ro…", "SMTP"])
        #expect(texts(.init(Self.long, .detail(Self.long))) == ["A title that is much too lo…", "A title that is mu…"])
    }

    @Test func `a detail that's slightly too long is set smaller instead of truncated`() {
        let row = Figure.Row("Check for New Mail", .detail("Every 15 Minutes", opens: true))
        let styles = row.shapes(width: 296).compactMap { shape -> (String, CGFloat)? in
            if case .text(let text, _, let style) = shape { (text, style.size) } else { nil }
        }
        #expect(styles.map(\.0) == ["Check for New Mail", "Every 15 Minutes"])
        #expect(styles[0].1 == 14.5 && styles[1].1 < 14.5 && styles[1].1 >= Figure.TextStyle.minimumSize)
    }

    @Test func `dots are at the field's text position and stay inside the row`() {
        #expect(dots(.init("Password", .secureField(dots: 3))) == [123, 133, 143])
        #expect(dots(.init("", .secureField(dots: 2))) == [19, 29])
        #expect(dots(.init("Password", .secureField(dots: 1_000_000))).count == 20)
        #expect(dots(.init("Password", .secureField(dots: 0))) == [])
    }

    @Test func `the names of a slider's images are at its ends, truncated if they're long`() {
        #expect(
            texts(.init("", .slider(fraction: 0, minimum: .init("turtle"), maximum: .init("rabbit")))) == [
                "turtle", "rabbit",
            ])
        #expect(texts(.init("", .slider(fraction: 0, minimum: .init("brightness_low")))) == ["brightness_…"])
    }

    @Test func `a knob is white`() {
        for row in [Figure.Row("", .toggle(isOn: false)), .init("", .slider(fraction: 1))] {
            let fills = row.shapes(width: 343).compactMap {
                if case .rectangle(_, _, let style) = $0 { style.fill } else { nil }
            }
            #expect(fills.last == .white)
        }
    }

    @Test func `a long header is wrapped into two lines, with the rows below it`() {
        let header = "A header that is long enough to be broken into lines"
        let one = Figure.rows(title: "T", pane: "P", groups: [.init(header: "Short", rows: [.init("Row")])])
        let two = Figure.rows(title: "T", pane: "P", groups: [.init(header: header, rows: [.init("Row")])])
        #expect(one.svg.contains("height=\"153\""))
        #expect(two.svg.contains("height=\"171\""))
        #expect(two.svg.contains(">A header that is long enough to</text>"))
    }

    @Test func `a description contains a slider's images, and mentions a group without rows`() {
        #expect(
            Figure.Row("", .slider(fraction: 0.5, minimum: .init("turtle"), maximum: .init("rabbit"))).description
                == "slider at 50 percent, turtle at its start, rabbit at its end")
        #expect(
            Figure.RowGroup(header: "H", footer: "The end.", rows: []).description
                == "group H with no rows. Footer: The end")
    }
}
