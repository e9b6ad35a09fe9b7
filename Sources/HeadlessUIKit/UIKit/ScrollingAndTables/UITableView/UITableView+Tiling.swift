extension UITableView {
    /// The horizontal inset of the rows, in points.
    ///
    /// - Note: Undocumented by Apple.
    private var sideInset: CGFloat { tableStyle == .insetGrouped ? 20 : 0 }

    func rect(of span: TableLayout.Span) -> CGRect {
        CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
    }

    func rect(ofRow path: IndexPath) -> CGRect {
        guard loadedRows.contains(path) else { return .zero }
        return rect(of: rows.span(of: path)).insetBy(dx: min(sideInset, bounds.width / 2), dy: 0)
    }

    /// Returns the index paths of the rows in a rectangle.
    ///
    /// An empty rectangle is treated as its origin.
    func paths(in rect: CGRect) -> [IndexPath] {
        loadedRows.rows(in: rect.minY...max(rect.minY, rect.maxY)).filter {
            let row = self.rect(ofRow: $0)
            return rect.isEmpty ? row.contains(rect.origin) : row.intersects(rect)
        }
    }

    /// Adds cells for the visible rows and removes the cells of all other rows.
    func tile() {
        guard !isTiling else { return }
        isTiling = true
        defer { isTiling = false }
        load()
        let visible = fillWithCells()
        for (path, cell) in visibleCellsByPath where !visible.contains(path) {
            visibleCellsByPath[path] = nil
            retire(cell, at: path)
        }
        for (path, cell) in visibleCellsByPath { position(cell, at: path) }
        positionHeaders()
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rows.header)
        tableFooterView?.frame = CGRect(
            x: 0, y: rows.height - rows.footer, width: bounds.width, height: rows.footer)
        backgroundView?.frame = bounds
    }

    /// Creates cells until the heights of all visible self-sizing rows are known, and returns the index paths of the
    /// visible rows.
    private func fillWithCells() -> Set<IndexPath> {
        while true {
            let visible = rows.rows(in: bounds.minY...max(bounds.minY, bounds.maxY))
            guard let path = visible.first(where: { visibleCellsByPath[$0] == nil }), let dataSource else {
                return Set(visible)
            }
            let cell = dataSource.tableView(self, cellForRowAt: path)
            // The data source may have called a method that already displays a cell for the row.
            if let other = visibleCellsByPath[path], other !== cell { retire(other, at: path) }
            visibleCellsByPath[path] = cell
            cell.applyStandardBackground(
                tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground)
            position(cell, at: path)
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
            measure(cell, at: path)
            position(cell, at: path)
            cell.setSelected(selection.contains(path), animated: false)
            cell.accessoryButtonTapped = { [weak self, weak cell] in
                guard let self, let cell, let path = indexPath(for: cell) else { return }
                delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            }
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    /// Measures a self-sizing cell when it is first displayed.
    private func measure(_ cell: UITableViewCell, at path: IndexPath) {
        guard measuredHeights[path] == nil, isAutomatic(path) else { return }
        let target = CGSize(width: rect(ofRow: path).width, height: 0)
        let height = cell.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        measuredHeights[path] = height
        guard height != rows.sections[path.section].rows[path.row] else { return }
        rows.sections[path.section].rows[path.row] = height
        contentSize.height = rows.height
    }

    private func position(_ cell: UITableViewCell, at path: IndexPath) {
        cell.frame = rect(ofRow: path)
        cell.separator.backgroundColor = separatorColor ?? .separator
        cell.hasLine = separatorStyle != .none
        let isLastOfGroup = tableStyle != .plain && path.row == rows.sections[path.section].rows.count - 1
        cell.separator.isHidden = separatorStyle == .none || isLastOfGroup
        if cell.storedSeparatorInset == nil, cell.inheritedSeparatorInset != separatorInset {
            cell.inheritedSeparatorInset = separatorInset
            cell.setNeedsLayout()
        }
    }

    // MARK: Headers and footers

    private func positionHeaders() {
        let visible = bounds.minY...max(bounds.minY, bounds.maxY)
        let top = bounds.minY + adjustedContentInset.top
        for section in rows.sections.indices {
            let header =
                tableStyle == .plain ? rows.stuckHeader(of: section, at: top) : rows.headerSpan(of: section)
            let footer = rows.footerSpan(of: section)
            let (hadHeader, hadFooter) = (headers[section] != nil, footers[section] != nil)
            headers[section] = visibleView(headers[section], header, visible) { headerView(section) }
            footers[section] = visibleView(footers[section], footer, visible) { footerView(section) }
            // The delegate is queried again for a view that has scrolled out of sight.
            if hadHeader, headers[section] == nil { delegateHeaders[section] = nil }
            if hadFooter, footers[section] == nil { delegateFooters[section] = nil }
        }
    }

    /// Returns the positioned view of a header or footer, creating it if necessary, or `nil` if it isn't visible.
    private func visibleView(
        _ old: UIView?, _ span: TableLayout.Span, _ visible: ClosedRange<CGFloat>, make: () -> UIView?
    ) -> UIView? {
        guard span.length > 0, span.meets(visible), let view = old ?? make() else {
            old?.removeFromSuperview()
            return nil
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect(of: span)
        return view
    }

    private func headerView(_ section: Int) -> UIView? {
        if let view = delegateHeader(section) { return view }
        let title = dataSource?.tableView(self, titleForHeaderInSection: section)
        return title.map { TableTitleView($0, isHeader: true, style: tableStyle) }
    }

    private func footerView(_ section: Int) -> UIView? {
        if let view = delegateFooter(section) { return view }
        let title = dataSource?.tableView(self, titleForFooterInSection: section)
        return title.map { TableTitleView($0, isHeader: false, style: tableStyle) }
    }

    /// Replaces the header or footer view of the table view.
    func exchange(_ old: UIView?, for new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        mustLoadAgain()
    }
}

/// A view that displays the title of a section.
///
/// - Note: Undocumented by Apple. The colors approximate those published for phones.
private final class TableTitleView: UIView {
    private let label = UILabel()

    init(_ title: String, isHeader: Bool, style: UITableView.Style) {
        super.init(frame: .zero)
        let isPlain = style == .plain
        label.text = isPlain || !isHeader ? title : title.uppercased()
        label.font = isPlain && isHeader ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
        label.textColor = isPlain && isHeader ? .label : .secondaryLabel
        backgroundColor = isPlain ? .secondarySystemBackground : .clear
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
