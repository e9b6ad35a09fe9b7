extension UIView {
    /// Whether the view is the other one or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        lineage.contains { $0 === view }
    }

    /// The first view with a tag, this one included, looking into each subview before its siblings.
    public func viewWithTag(_ tag: Int) -> UIView? {
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
