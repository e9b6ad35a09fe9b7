import Foundation

extension Figure {
    /// A settings pane as grouped rows, as wide as a panel can be.
    ///
    /// `pane` is the title in its bar and `back` the name of the pane it came from. Without a `description` the
    /// rows are described in words.
    public static func rows(
        title: String, description: String? = nil, name: String? = nil, pane: String, back: String? = nil,
        groups: [RowGroup]
    ) -> Figure {
        Figure(
            title: title,
            description: description ?? "A settings pane: \(groups.map(\.words).joined(separator: ". ")).",
            name: name, panels: [Panel(pane: pane, back: back, groups: groups)])
    }
}

extension Figure.Panel {
    /// A settings pane.
    package init(_ heading: String? = nil, pane: String, back: String?, groups: [Figure.RowGroup]) {
        let width = Figure.Panel.maximumWidth
        var column = RowColumn(width: width - 2 * Figure.Row.margin)
        column.addBar(title: pane, back: back)
        for group in groups { column.add(group) }
        let size = CGSize(width: width, height: column.height + Figure.Row.margin)
        let pane = CGRect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1)
        let background: [Figure.Shape] = [
            .rectangle(pane, corner: 14, .fill(.ground)),
            .rectangle(pane, corner: 14, Figure.Style(stroke: .faint, width: 1, opacity: 0.5)),
        ]
        self.init(
            heading, size: size,
            shapes: background + [.group(column.shapes, .translation(x: Figure.Row.margin, y: 0))])
    }
}

/// Groups one under another, and how far down they reach.
private struct RowColumn {
    let width: CGFloat
    private(set) var height: CGFloat = 0
    private(set) var shapes: [Figure.Shape] = []

    init(width: CGFloat) {
        self.width = width
    }

    mutating func addBar(title: String, back: String?) {
        let bold = Figure.TextStyle(size: 16, isBold: true, anchor: .middle)
        // Room for "Back" at either side, so that the title stands in the middle.
        let title = FittedText.shortened(title, to: width - 2 * 72, size: 16)
        shapes.append(.text(title, at: CGPoint(x: width / 2, y: 26), bold))
        if let back {
            let points = [(6, 19), (-1, 26), (6, 33)].map { CGPoint(x: $0.0, y: $0.1) }
            // Like a navigation bar: a long name before a long title becomes a plain "Back".
            let space = (width - SVG.estimatedWidth(title, size: 16) * 1.1) / 2 - 24
            let label = SVG.estimatedWidth(back, size: 15) < space ? back : "Back"
            shapes.append(.polyline(points, .stroke(.accent, width: 2)))
            shapes.append(.text(label, at: CGPoint(x: 12, y: 26), Figure.TextStyle(.accent, size: 15)))
        }
        height = 52
    }

    mutating func add(_ group: Figure.RowGroup) {
        height += 10
        if let mark = group.mark { addBadge(mark, y: height + (group.header == nil ? -3 : 8)) }
        add(lines: (group.header ?? "").uppercased(), before: 8)
        if group.header != nil { height += 6 }
        let rowsHeight = CGFloat(group.rows.count) * Figure.Row.height
        if rowsHeight > 0 {
            let frame = CGRect(x: 0, y: height, width: width, height: rowsHeight)
            shapes.append(.rectangle(frame, corner: 10, .fill(.paper)))
        }
        for (index, row) in group.rows.enumerated() {
            if index > 0 {
                let hairline = Figure.Style(stroke: .faint, width: 0.5, opacity: 0.6)
                shapes.append(
                    .line(from: CGPoint(x: Figure.Row.margin, y: height), to: CGPoint(x: width, y: height), hairline))
            }
            if let mark = row.mark { add(mark, rowAt: height) }
            shapes.append(.group(row.shapes(width: width), .translation(x: 0, y: height)))
            height += Figure.Row.height
        }
        add(lines: group.footer ?? "", before: 14)
        height += 8
    }

    /// The number beside a row, and for one that is selected a box around it.
    private mutating func add(_ mark: Figure.RowMark, rowAt top: CGFloat) {
        let box = CGRect(x: 2, y: top + 2, width: width - 4, height: Figure.Row.height - 4)
        if mark.isSelected {
            shapes.append(.rectangle(box, corner: 8, Figure.Style(fill: .accentSoft, stroke: .accent)))
        }
        addBadge(mark, y: box.midY)
    }

    private mutating func addBadge(_ mark: Figure.RowMark, y: CGFloat) {
        // In the margin.
        let center = CGPoint(x: -Figure.Row.margin / 2 + 0.5, y: y)
        shapes.append(.badge(mark.number, at: center, isAccented: mark.isSelected))
    }

    /// Adds small print.
    ///
    /// - Parameter before: from where the column ends to the middle of the first line, in points.
    private mutating func add(lines text: String, before: CGFloat) {
        for line in FittedText.lines(of: text, width: width - 2 * Figure.Row.margin, size: 12) {
            shapes.append(
                .text(line, at: CGPoint(x: Figure.Row.margin, y: height + before), Figure.TextStyle(.faint, size: 12)))
            height += 16
        }
    }
}
