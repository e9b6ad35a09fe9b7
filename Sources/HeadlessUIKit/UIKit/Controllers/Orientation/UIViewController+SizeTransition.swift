extension UIViewController {
    /// Tells the children whose size will change with this controller's, and what it presents.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presented?.presentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// What the autoresizing mask of a child's view gives; the parent's size for a child that is not loaded.
    func resizedSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let outer = viewIfLoaded, let view = (container as? UIViewController)?.viewIfLoaded else {
            return parentSize
        }
        var geometry = view.geometry
        geometry.autoresize(view.autoresizingMask, superviewFrom: outer.bounds.size, to: parentSize)
        return geometry.bounds.size
    }
}
