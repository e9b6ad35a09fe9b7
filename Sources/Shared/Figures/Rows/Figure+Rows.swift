import Foundation

extension Figure {
    /// Draws a settings pane as grouped rows at the maximum width of a panel, in the appearance of iOS 26.
    ///
    /// Without a `description`, the rows are described in words.
    ///
    /// - Parameters:
    ///   - pane: The title in the pane's bar.
    ///   - canGoBack: `true` if the bar has a button that leads to the previous page.
    ///   - isRightToLeft: `true` if lines begin at the right, as in Arabic.
    public static func rows(
        title: String, description: String? = nil, name: String? = nil, pane: String, canGoBack: Bool = false,
        isRightToLeft: Bool = false, groups: [RowGroup]
    ) -> Figure {
        Figure(
            title: title,
            description: description ?? "A settings pane: \(groups.map(\.description).joined(separator: ". ")).",
            name: name, panels: [Panel(pane: pane, canGoBack: canGoBack, isRightToLeft: isRightToLeft, groups: groups)])
    }
}

extension Figure.Panel {
    /// Creates a panel with a settings pane.
    package init(
        _ heading: String? = nil, pane: String, canGoBack: Bool, isRightToLeft: Bool = false, groups: [Figure.RowGroup]
    ) {
        let width = Figure.Panel.maximumWidth
        var column = RowColumn(width: width - 2 * Figure.Row.margin, isRightToLeft: isRightToLeft)
        column.addBar(title: pane, canGoBack: canGoBack)
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

/// A column of groups, one below the other, and its height.
private struct RowColumn {
    let width: CGFloat
    let isRightToLeft: Bool
    private(set) var height: CGFloat = 0
    private(set) var shapes: [Figure.Shape] = []

    init(width: CGFloat, isRightToLeft: Bool) {
        self.width = width
        self.isRightToLeft = isRightToLeft
    }

    /// Adds a shape in left-to-right coordinates, mirrored if the language requires it.
    private mutating func add(_ shape: Figure.Shape) {
        shapes.append(isRightToLeft ? shape.mirrored(width: width) : shape)
    }

    mutating func addBar(title: String, canGoBack: Bool) {
        // Both sides have room for a button, so that the title is centered.
        let room = width - 2 * 52
        let middle = CGPoint(x: width / 2, y: 28)
        add(.rowText(title, at: middle, room: room, Figure.TextStyle(size: 15, isBold: true, anchor: .middle)))
        if canGoBack {
            let radius: CGFloat = 18
            let points = [(21, 20.5), (14, 28), (21, 35.5)].map { CGPoint(x: $0.0, y: $0.1) }
            let style = Figure.Style(fill: .paper, stroke: .faint, width: 0.25)
            add(.circle(center: CGPoint(x: radius, y: middle.y), radius: radius, style))
            add(.polyline(points, .stroke(.ink, width: 2)))
        }
        height = 52
    }

    mutating func add(_ group: Figure.RowGroup) {
        height += 10
        if let badge = group.badge { add(badge, y: height + (group.header == nil ? -3 : 9)) }
        add(lines: group.header ?? "", before: 9, height: 18, Figure.TextStyle(.faint, size: 14, isBold: true))
        if group.header != nil { height += 5 }
        let rowsHeight = CGFloat(group.rows.count) * Figure.Row.height
        if rowsHeight > 0 {
            let frame = CGRect(x: 0, y: height, width: width, height: rowsHeight)
            add(.rectangle(frame, corner: 22, .fill(.paper)))
        }
        for (index, row) in group.rows.enumerated() {
            if index > 0 {
                let hairline = Figure.Style(stroke: .faint, width: 0.5, opacity: 0.6)
                let (start, end) = (Figure.Row.margin, width - Figure.Row.margin)
                add(.line(from: CGPoint(x: start, y: height), to: CGPoint(x: end, y: height), hairline))
            }
            if let badge = row.badge { add(badge, rowAt: height) }
            let row = row.shapes(width: width, isRightToLeft: isRightToLeft)
            shapes.append(.group(row, .translation(x: 0, y: height)))
            height += Figure.Row.height
        }
        add(lines: group.footer ?? "", before: 14, height: 15, Figure.TextStyle(.faint, size: 12))
        height += 8
    }

    /// Adds the number next to a row, and a box around a selected row.
    private mutating func add(_ badge: Figure.RowBadge, rowAt top: CGFloat) {
        let box = CGRect(x: 2, y: top + 2, width: width - 4, height: Figure.Row.height - 4)
        if badge.isSelected {
            add(.rectangle(box, corner: 20, Figure.Style(fill: .accentSoft, stroke: .accent)))
        }
        add(badge, y: box.midY)
    }

    private mutating func add(_ badge: Figure.RowBadge, y: CGFloat) {
        // The number is in the margin.
        let center = CGPoint(x: -Figure.Row.margin / 2 + 0.5, y: y)
        add(.badge(badge.number, at: center, isAccented: badge.isSelected))
    }

    /// Adds the lines of a text above or below rows.
    ///
    /// - Parameter before: The distance from the end of the column to the middle of the first line, in points.
    private mutating func add(
        lines text: String, before: CGFloat, height lineHeight: CGFloat, _ style: Figure.TextStyle
    ) {
        for line in FittedText.lines(of: text, width: width - 2 * Figure.Row.margin, size: style.size) {
            add(.text(line, at: CGPoint(x: Figure.Row.margin, y: height + before), style))
            height += lineHeight
        }
    }
}
