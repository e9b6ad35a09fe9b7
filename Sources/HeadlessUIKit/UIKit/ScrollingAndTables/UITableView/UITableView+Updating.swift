extension UITableView {
    /// The duration of an update's animation, in seconds.
    ///
    /// - Note: Undocumented by Apple.
    private static let updateDuration: TimeInterval = 0.3

    /// Applies a change immediately, or adds it to the current group of updates.
    func change(_ change: (inout TableUpdate) -> Void) {
        // The update is relative to the counts before the change.
        load()
        beginUpdates()
        change(&update)
        endUpdates()
    }

    func performTogether(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        load()
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        guard Phone.current != nil else { return completion(true) }
        let parameters = UIView.AnimationParameters(duration: Self.updateDuration, alwaysTakesTime: true)
        UIView.perform({}, parameters, completion: completion)
    }

    func finishUpdates() {
        precondition(updateDepth > 0, "endUpdates was called without beginUpdates")
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        let update = update
        self.update = TableUpdate()
        apply(update)
    }

    private func apply(_ update: TableUpdate) {
        let old = rows.sections.map(\.rows.count)
        let newPaths = update.newIndexPaths(from: old)
        let (cells, heights, chosen) = (visibleCellsByPath, measuredHeights, selection)
        visibleCellsByPath = [:]
        measuredHeights = [:]
        for (path, cell) in cells {
            if let newPath = newPaths[path], !update.isReloaded(path) {
                visibleCellsByPath[newPath] = cell
                measuredHeights[newPath] = heights[path]
            } else {
                retire(cell, at: path)
            }
        }
        for (path, height) in heights where cells[path] == nil && !update.isReloaded(path) {
            if let newPath = newPaths[path] { measuredHeights[newPath] = height }
        }
        selection = chosen.filter { !update.isReloaded($0) }.compactMap { newPaths[$0] }
        pressed = nil
        forgetHeaders()
        let new = readRows()
        if let problem = update.problem(from: old, to: new.sections.map(\.rows.count)) {
            preconditionFailure("NSInternalInconsistencyException: " + problem)
        }
        rows = new
        mustLoad = false
        contentSize = CGSize(width: bounds.width, height: rows.height)
        setNeedsLayout()
        if window != nil { tile() }
    }
}

extension TableUpdate {
    /// Returns a Boolean value indicating whether the update reloads a row, given by its index path before the update.
    fileprivate func isReloaded(_ path: IndexPath) -> Bool {
        reloadedRows.contains(path) || reloadedSections.contains(path.section)
    }
}
