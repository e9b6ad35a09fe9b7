import Foundation

extension Figure {
    /// The complete SVG document, which ends with a line feed.
    ///
    /// A single panel is drawn in the root element. Several panels are nested `<svg class="panel">` elements in a row,
    /// which a page can extract and lay out in a flow.
    public var svg: String { svg(width: nil) }

    /// Returns the complete SVG document, whose image is as wide as specified, or as its panels if the width is `nil`.
    func svg(width: CGFloat?) -> String {
        let id = "figure-" + SVG.identifier(name ?? title)
        let size = Panel.rowSize(of: panels)
        let scale = width.map { $0 / size.width } ?? 1
        let note = note.map { " data-note=\"\(SVG.escapedLines($0))\"" } ?? ""
        // The content of an element with the role `img` can't receive the focus.
        let role = panels.contains { $0.shapes.contains(where: \.hasRegion) } ? "group" : "img"
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(size.width)) \(SVG.number(size.height))" \
            width="\(SVG.number(size.width * scale))" height="\(SVG.number(size.height * scale))" role="\(role)" aria-labelledby="\(id)-title \(id)-desc"\(note) \
            font-family="\(SVG.sans)">
            """
        var lines = [head]
        lines.append("  <title id=\"\(id)-title\">\(SVG.escaped(title))</title>")
        lines.append("  <desc id=\"\(id)-desc\">\(SVG.escaped(description))</desc>")
        var canvas = SVG.Canvas(prefix: id)
        if panels.count == 1 {
            lines += panels[0].content(indent: 1, on: &canvas)
        } else {
            var left: CGFloat = 0
            for panel in panels {
                lines += panel.lines(left: left, on: &canvas)
                left += panel.outerSize.width + Panel.gap
            }
        }
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Figure.Panel {
    /// The distance between two panels of a row.
    static let gap: CGFloat = 16

    static func rowSize(of panels: [Figure.Panel]) -> CGSize {
        let width = panels.reduce(0) { $0 + $1.outerSize.width } + CGFloat(max(panels.count - 1, 0)) * gap
        return CGSize(width: width, height: panels.map(\.outerSize.height).max() ?? 0)
    }

    fileprivate func lines(left: CGFloat, on canvas: inout SVG.Canvas) -> [String] {
        let (width, height) = (SVG.number(outerSize.width), SVG.number(outerSize.height))
        let frame = "x=\"\(SVG.number(left))\" y=\"0\" width=\"\(width)\" height=\"\(height)\""
        return ["  <svg class=\"panel\" \(frame) viewBox=\"0 0 \(width) \(height)\">"]
            + content(indent: 2, on: &canvas) + ["  </svg>"]
    }

    fileprivate func content(indent: Int, on canvas: inout SVG.Canvas) -> [String] {
        let heading = headingShapes.flatMap { $0.lines(indent: indent, on: &canvas) }
        canvas.appearance = appearance
        defer { canvas.appearance = nil }
        return heading + shapesBelow.flatMap { $0.lines(indent: indent, on: &canvas) }
    }
}
