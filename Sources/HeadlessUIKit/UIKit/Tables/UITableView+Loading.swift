extension UITableView {
    /// In points. Open: Apple gives none of these but the 44 points of a row; they are near what is printed on phones.
    private enum Measure {
        static let row: CGFloat = 44
        static let title: CGFloat = 28
        static let groupTitle: CGFloat = 38
        static let firstGap: CGFloat = 35
        static let gap: CGFloat = 18
    }

    /// Looks at heights and numbers again before the next layout.
    func mustLoadAgain() {
        mustLoad = true
        setNeedsLayout()
    }

    /// How the rows lie, as the data source and the delegate say.
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

    /// Whether a row decides its height itself.
    func isAutomatic(_ path: IndexPath) -> Bool { wantedHeight(of: path) == Self.automaticDimension }

    private func wantedHeight(of path: IndexPath) -> CGFloat {
        delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    }

    private func height(ofRow path: IndexPath) -> CGFloat {
        let wanted = wantedHeight(of: path)
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

    /// What constraints in a header or footer come to; without any, what it wants or has.
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

    /// The delegate is asked once, to measure the view or to show it.
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

    /// Everything is new.
    func forgetRows() {
        for (path, cell) in shownCells { retire(cell, at: path) }
        shownCells = [:]
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
