extension UIView {
    /// Swaps two subviews, back to front; an index of no subview leaves all as it is.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    /// Puts a subview in front of its siblings; a view that is no subview is left alone.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: .front)
    }

    /// Puts a subview behind its siblings; a view that is no subview is left alone.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: .index(0))
    }
}
