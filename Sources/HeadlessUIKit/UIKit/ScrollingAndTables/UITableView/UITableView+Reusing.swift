extension UITableView {
    /// Returns an unused cell with the given identifier, or a new cell of the registered class.
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = unusedCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, reuseIdentifier: identifier) }
    }

    /// Removes a cell that is no longer visible, and adds it to the reuse queue if it has a reuse identifier.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { unusedCells[identifier, default: []].append(cell) }
    }
}
