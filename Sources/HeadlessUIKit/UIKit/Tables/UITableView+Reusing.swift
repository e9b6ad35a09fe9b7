extension UITableView {
    /// A cell of a name that is not in use, or a new one.
    func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = unusedCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, reuseIdentifier: identifier) }
    }

    /// A cell is no longer seen: it waits to be used again, if it has a name.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { unusedCells[identifier, default: []].append(cell) }
    }
}
