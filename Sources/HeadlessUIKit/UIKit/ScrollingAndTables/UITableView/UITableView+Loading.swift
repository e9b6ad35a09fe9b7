extension UITableView {
    /// The default heights and gaps, in points.
    ///
    /// - Note: Undocumented by Apple. Only the row height of 44 points is documented. The other values approximate
    ///   those published for phones.
    private enum Measure {
        static let row: CGFloat = 44
        static let title: CGFloat = 28
        static let groupTitle: CGFloat = 38
        static let firstGap: CGFloat = 35
        static let gap: CGFloat = 18
    }

    /// Marks the heights and counts as outdated, so that they are loaded again before the next layout.
    func mustLoadAgain() {
        mustLoad = true
        setNeedsLayout()
    }

    /// The layout of the rows, loaded from the data source and the delegate if necessary.
    var loadedRows: TableLayout {
        load()
        return rows
    }

    func load() {
        guard mustLoad else { return }
        mustLoad = false
        rows = readRows()
        contentSize = CGSize(width: bounds.width, height: rows.height)
    }

    func readRows() -> TableLayout {
        var layout = TableLayout()
        layout.header = tableHeaderView?.frame.height ?? 0
        layout.footer = tableFooterView?.frame.height ?? 0
        guard let dataSource else { return layout }
        layout.sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
            let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
            return TableLayout.Section(
                header: headerHeight(of: section, dataSource),
                rows: (0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) },
                footer: footerHeight(of: section, dataSource))
        }
        return layout
    }

    /// Returns a Boolean value indicating whether the content of a row determines its height.
    func isAutomatic(_ path: IndexPath) -> Bool { wantedHeight(of: path) == Self.automaticDimension }

    private func wantedHeight(of path: IndexPath) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    }

    private func height(ofRow path: IndexPath) -> CGFloat {
        let wanted = wantedHeight(of: path)
        precondition(!wanted.isNaN, "the height of the row at \(path) isn't a number")
        guard wanted == Self.automaticDimension else { return max(0, wanted) }
        if let measured = measuredHeights[path] { return measured }
        let estimated = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimated > 0 ? estimated : Measure.row
    }

    private func headerHeight(of section: Int, _ dataSource: any UITableViewDataSource) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        guard wanted == Self.automaticDimension else { return max(0, wanted) }
        if let view = delegateHeader(section) { return fittedHeight(of: view) }
        let hasTitle = dataSource.tableView(self, titleForHeaderInSection: section) != nil
        if tableStyle == .plain { return hasTitle ? Measure.title : 0 }
        return hasTitle ? Measure.groupTitle : section == 0 ? Measure.firstGap : Measure.gap
    }

    private func footerHeight(of section: Int, _ dataSource: any UITableViewDataSource) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard wanted == Self.automaticDimension else { return max(0, wanted) }
        if let view = delegateFooter(section) { return fittedHeight(of: view) }
        let hasTitle = dataSource.tableView(self, titleForFooterInSection: section) != nil
        return hasTitle ? Measure.title : tableStyle == .plain ? 0 : Measure.gap
    }

    /// Returns the height of a header or footer view: the height that its constraints determine, or the larger of its
    /// fitting and its current height.
    private func fittedHeight(of view: UIView) -> CGFloat {
        let target = CGSize(width: bounds.width, height: 0)
        if view.isFilledByConstraints() {
            let size = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 { return size.height }
        }
        return max(view.sizeThatFits(target).height, view.frame.height)
    }

    // MARK: Headers and footers of the delegate

    /// Returns the header view of a section.
    ///
    /// The table view queries its delegate once, either to measure or to display the view.
    func delegateHeader(_ section: Int) -> UIView? {
        if let view = delegateHeaders[section] { return view }
        let view = delegate?.tableView(self, viewForHeaderInSection: section)
        delegateHeaders[section] = view
        return view
    }

    func delegateFooter(_ section: Int) -> UIView? {
        if let view = delegateFooters[section] { return view }
        let view = delegate?.tableView(self, viewForFooterInSection: section)
        delegateFooters[section] = view
        return view
    }

    /// Removes all cells, headers, and measurements, and loads the table view again.
    func forgetRows() {
        for (path, cell) in visibleCellsByPath { retire(cell, at: path) }
        visibleCellsByPath = [:]
        selection = []
        pressed = nil
        measuredHeights = [:]
        forgetHeaders()
        mustLoadAgain()
        load()
    }

    func forgetHeaders() {
        for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
        (headers, footers) = ([:], [:])
        (delegateHeaders, delegateFooters) = ([:], [:])
    }
}
