extension UITableViewCell {
    var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

    /// Displays a view behind the content while the cell is selected or touched: the app's view, or a gray view by
    /// default.
    ///
    /// - Source: Apple, "selectedBackgroundView".
    func showSelection() {
        let wanted = showsSelection ? selectedBackgroundView ?? standardSelectionView : nil
        if displayedSelectionView !== wanted {
            displayedSelectionView?.removeFromSuperview()
            displayedSelectionView = wanted
            if let wanted { addBackground(wanted) }
        }
        if showsSelection { clearDescendantBackgrounds() } else { restoreDescendantBackgrounds() }
    }

    func showBackgroundView(insteadOf old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        guard let backgroundView, backgroundView.superview !== self else { return }
        addBackground(backgroundView)
        sendSubviewToBack(backgroundView)
    }

    private func addBackground(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
    }

    /// Sets the background color that a table view gives its cells, unless the app has set a color.
    func applyStandardBackground(_ color: UIColor) {
        guard !hasCustomBackground else { return }
        backgroundColor = color
        hasCustomBackground = false
    }

    private func clearDescendantBackgrounds() {
        guard Phone.current?.screen.hardware.clearsBackgroundsInSelectedCells ?? false else { return }
        for view in contentView.selfAndDescendants {
            guard let color = view.backgroundColor else { continue }
            clearedBackgrounds.append((view, color))
            view.backgroundColor = nil
        }
    }

    /// Restores the cleared background colors. A view that has received another color in the meantime keeps it.
    private func restoreDescendantBackgrounds() {
        for (view, color) in clearedBackgrounds where view.backgroundColor == nil { view.backgroundColor = color }
        clearedBackgrounds = []
    }
}
