extension UIViewController {
    /// Notifies the children whose size changes along with this view controller's, and the presented view controller.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presented?.presentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// Returns the size that results from the autoresizing mask of a child's view, or the parent's size if the view
    /// isn't loaded.
    func resizedSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let outer = viewIfLoaded, let view = (container as? UIViewController)?.viewIfLoaded else {
            return parentSize
        }
        var geometry = view.geometry
        geometry.autoresize(view.autoresizingMask, superviewFrom: outer.bounds.size, to: parentSize)
        return geometry.bounds.size
    }
}
