import Foundation

/// A legend that explains the lines and dots of a geometry sketch, with their numbers.
struct GeometryLegend {
    static let before = Figure.Style.stroke(.faint, width: 1.25)
    static let frame = Figure.Style.stroke(.second, width: 1.5, dashes: [5, 4])

    private static let rowHeight: CGFloat = 19
    private static let text = Figure.TextStyle(size: 12)

    /// The rows: the shapes that are drawn before the text, and the text.
    private let rows: [(sign: [Figure.Shape], text: String)]

    init(_ geometry: Figure.ViewGeometry) {
        let box = CGRect(x: 0, y: -5, width: 16, height: 10)
        let square = CGRect(x: 5, y: -3, width: 6, height: 6)
        let center = CGPoint(x: 8, y: 0)
        let isMiddle = geometry.anchorPoint == CGPoint(x: 0.5, y: 0.5)
        let anchor = isMiddle ? "" : ", at anchor point \(DumpText.point(geometry.anchorPoint))"
        var rows: [(sign: [Figure.Shape], text: String)] = [
            (
                [.rectangle(box, Figure.Style(fill: .accentSoft, stroke: .accent, width: 2))],
                "bounds \(DumpText.rect(geometry.bounds))"
            ),
            ([.rectangle(square, .fill(.accent))], "its own top left"),
            (
                [.circle(center: center, radius: 4, .fill(.ink))],
                "center \(DumpText.point(geometry.center))\(anchor)"
            ),
        ]
        if !geometry.isCenterMiddle {
            rows.append(([.circle(center: center, radius: 3, .stroke(.accent))], "its middle"))
        }
        rows.append(([.rectangle(box, GeometryLegend.before)], "without the transform"))
        rows.append(([.rectangle(box, GeometryLegend.frame)], "frame \(DumpText.rect(geometry.frame.inTenths))"))
        rows.append(([], "transform: \(geometry.transformDescription)"))
        self.rows = rows
    }

    /// The rows as a panel. Texts that are too long for the panel are broken into lines.
    var panel: Figure.Panel {
        let left: CGFloat = 24
        var height: CGFloat = 0
        var shapes: [Figure.Shape] = []
        var width: CGFloat = 0
        for row in rows {
            let lines = FittedText.lines(of: row.text, width: Figure.Panel.maximumWidth - left, size: 12)
            shapes.append(.group(row.sign, .translation(x: 2, y: height + Self.rowHeight / 2)))
            for line in lines {
                shapes.append(.text(line, at: CGPoint(x: left, y: height + Self.rowHeight / 2), Self.text))
                width = max(width, left + FittedText.width(of: line, size: 12))
                height += Self.rowHeight
            }
        }
        return Figure.Panel(
            size: CGSize(width: min(width.rounded(.up), Figure.Panel.maximumWidth), height: height), shapes: shapes)
    }
}

extension CGRect {
    /// The rectangle rounded to tenths, the precision of a sketch.
    fileprivate var inTenths: CGRect {
        func tenths(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
        return CGRect(x: tenths(minX), y: tenths(minY), width: tenths(width), height: tenths(height))
    }
}
