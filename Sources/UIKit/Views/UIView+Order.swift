extension UIView {
    func swapSubviews(_ one: Int, _ other: Int) {
        guard subviews.indices.contains(one), subviews.indices.contains(other) else { return }
        subviews.swapAt(one, other)
    }

    func reorder(_ view: UIView, to position: Position) {
        guard view.superview === self else { return }
        insert(view, at: position)
    }
}
