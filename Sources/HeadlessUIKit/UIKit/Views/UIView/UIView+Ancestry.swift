extension UIView {
    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The view, its superview, and so on up to the outermost view.
    var selfAndAncestors: some Sequence<UIView> {
        sequence(first: self) { $0.superview }
    }

    /// The outermost view of the hierarchy, which is the window if there is one.
    var outermost: UIView {
        superview?.outermost ?? self
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        selfAndAncestors.first { other.isDescendant(of: $0) }
    }
}
