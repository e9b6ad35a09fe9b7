extension UIViewController {
    /// Notifies the children whose size changes along with this view controller's, and the presented view controller.
    /// A half turn notifies all of them, if it notifies the root view controller at all.
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.bounds.size != childSize || coordinator.isHalfTurn else {
                continue
            }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presented?.presentation?.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// A Boolean value indicating whether the interface turns by 180 degrees.
    var isHalfTurn: Bool { targetTransform.a < -0.5 }
}
