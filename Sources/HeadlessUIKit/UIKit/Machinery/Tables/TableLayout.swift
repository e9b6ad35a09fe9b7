/// The vertical layout of a table view, independent of views.
///
/// All lengths are in points, in the coordinates of the content.
struct TableLayout: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        var header: CGFloat = 0
        var rows: [CGFloat] = []
        var footer: CGFloat = 0

        var height: CGFloat { header + rows.reduce(0, +) + footer }
    }

    var header: CGFloat = 0
    var sections: [Section] = []
    var footer: CGFloat = 0

    var height: CGFloat { header + sections.reduce(0) { $0 + $1.height } + footer }

    /// A vertical range of the content.
    struct Span: Equatable, Sendable {
        var start: CGFloat
        var length: CGFloat

        var end: CGFloat { start + length }

        /// Returns a Boolean value indicating whether the span overlaps the given range.
        func meets(_ range: ClosedRange<CGFloat>) -> Bool {
            end > range.lowerBound && start < range.upperBound
        }
    }

    func start(of section: Int) -> CGFloat {
        header + sections[..<section].reduce(0) { $0 + $1.height }
    }

    func span(of section: Int) -> Span {
        Span(start: start(of: section), length: sections[section].height)
    }

    func headerSpan(of section: Int) -> Span {
        Span(start: start(of: section), length: sections[section].header)
    }

    func footerSpan(of section: Int) -> Span {
        let whole = span(of: section)
        return Span(start: whole.end - sections[section].footer, length: sections[section].footer)
    }

    func span(of path: IndexPath) -> Span {
        let section = sections[path.section]
        let start = start(of: path.section) + section.header + section.rows[..<path.row].reduce(0, +)
        return Span(start: start, length: section.rows[path.row])
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    /// Returns the index paths of the rows that overlap the given range, from top to bottom.
    func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
        var (start, paths) = (header, [IndexPath]())
        for (index, section) in sections.enumerated() {
            defer { start += section.height }
            guard Span(start: start, length: section.height).meets(range) else { continue }
            var y = start + section.header
            for (row, height) in section.rows.enumerated() {
                if Span(start: y, length: height).meets(range) { paths.append(IndexPath(row: row, section: index)) }
                y += height
            }
        }
        return paths
    }

    /// Returns the span of a section's header that sticks to the given position while its section is visible.
    func stuckHeader(of section: Int, at top: CGFloat) -> Span {
        let (whole, header) = (span(of: section), sections[section].header)
        let last = whole.end - sections[section].footer - header
        return Span(start: max(whole.start, min(top, max(whole.start, last))), length: header)
    }
}
