extension UIView {
    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// This view, its superview and so on to the outermost.
    var lineage: some Sequence<UIView> {
        sequence(first: self) { $0.superview }
    }

    /// The outermost view: the window, if there is one.
    var outermost: UIView {
        superview?.outermost ?? self
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        lineage.first { other.isDescendant(of: $0) }
    }
}
