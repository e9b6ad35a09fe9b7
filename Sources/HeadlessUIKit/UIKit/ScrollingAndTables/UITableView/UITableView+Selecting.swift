extension UITableView {
    /// Highlights the row under a touch that begins, if the delegate allows it.
    func pressRow(_ touch: UITouch) {
        let point = touch.location(in: self)
        guard pressed == nil, allowsSelection, let path = indexPathForRow(at: point),
            let cell = visibleCellsByPath[path],
            touch.view?.isDescendant(of: cell) ?? false,
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        pressed = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Ends the highlight if the touch moves off the row. A scroll gesture cancels the touch separately.
    func moveOnRow(_ touch: UITouch) {
        if let pressed, indexPathForRow(at: touch.location(in: self)) != pressed { _ = releaseRow() }
    }

    /// Ends the highlight and returns the index path of the row that was highlighted.
    func releaseRow() -> IndexPath? {
        guard let path = pressed else { return nil }
        pressed = nil
        visibleCellsByPath[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    /// Selects a row in response to a tap.
    ///
    /// The delegate can refuse the selection or return another row. If multiple rows can be selected, a tap on a
    /// selected row deselects it.
    func tapRow(_ tapped: IndexPath) {
        if allowsMultipleSelection, selection.contains(tapped) { return deselectAndNotify(tapped) }
        guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: tapped) }) ?? tapped else { return }
        if !allowsMultipleSelection {
            for other in selection where other != path { deselectAndNotify(other) }
        }
        addToSelection(path, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectAndNotify(_ selected: IndexPath) {
        guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: selected) }) ?? selected else { return }
        removeFromSelection(path, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }

    func selectSilently(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
        if path == nil || !allowsMultipleSelection {
            for other in selection where other != path { removeFromSelection(other, animated: animated) }
        }
        guard let path, loadedRows.contains(path) else { return }
        addToSelection(path, animated: animated)
        if position != .none { scroll(to: path, position, animated: animated) }
    }

    private func addToSelection(_ path: IndexPath, animated: Bool) {
        if !selection.contains(path) { selection.append(path) }
        visibleCellsByPath[path]?.setSelected(true, animated: animated)
    }

    func removeFromSelection(_ path: IndexPath, animated: Bool) {
        selection.removeAll { $0 == path }
        visibleCellsByPath[path]?.setSelected(false, animated: animated)
    }

    /// Scrolls until a row is at the given position, limited by the extent of the content. The row `NSNotFound` means
    /// the section.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let isSection = path.row == NSNotFound && loadedRows.sections.indices.contains(path.section)
        precondition(
            isSection || loadedRows.contains(path),
            "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (\(path))")
        let (row, insets) = (isSection ? rect(forSection: path.section) : rect(ofRow: path), adjustedContentInset)
        let room = bounds.height - insets.top - insets.bottom
        let y: CGFloat
        switch position {
        case .none: y = offset(showing: row).y
        case .top: y = row.minY - insets.top
        case .middle: y = row.midY - room / 2 - insets.top
        case .bottom: y = row.maxY - room - insets.top
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: vertical.clamped(y)), animated: animated)
    }
}
