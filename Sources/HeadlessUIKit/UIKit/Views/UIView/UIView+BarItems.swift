extension UIView {
    /// Removes the views of the old items from a bar, and adds those of the new items.
    func replaceItems(_ old: [UIBarButtonItem]?, by new: [UIBarButtonItem]?) {
        for item in old ?? [] where new?.contains(item) != true {
            item.didChange = {}
            if item.displayedView?.superview === self { item.displayedView?.removeFromSuperview() }
        }
        for item in new ?? [] {
            item.didChange = { [weak self, weak item] in
                guard let self, let item else { return }
                showView(of: item)
            }
            showView(of: item)
        }
        setNeedsLayout()
    }

    /// Updates the view of an item, which can have changed or been removed.
    private func showView(of item: UIBarButtonItem) {
        if item.displayedView !== item.view, item.displayedView?.superview === self {
            item.displayedView?.removeFromSuperview()
        }
        item.displayedView = item.view
        setNeedsLayout()
        guard let view = item.view else { return }
        view.isHidden = item.isHidden
        if view.superview !== self { addSubview(view) }
    }
}
