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
}
