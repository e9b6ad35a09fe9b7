extension UIView {
    /// Takes the views of old items out of a bar, and puts those of new ones in.
    func replaceItems(_ old: [UIBarButtonItem]?, by new: [UIBarButtonItem]?) {
        for item in old ?? [] where new?.contains(item) != true {
            item.didChange = {}
            if item.shownView?.superview === self { item.shownView?.removeFromSuperview() }
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

    /// An item may have another view now, or none.
    private func showView(of item: UIBarButtonItem) {
        if item.shownView !== item.view, item.shownView?.superview === self { item.shownView?.removeFromSuperview() }
        item.shownView = item.view
        setNeedsLayout()
        guard let view = item.view else { return }
        view.isHidden = item.isHidden
        if view.superview !== self { addSubview(view) }
    }
}
