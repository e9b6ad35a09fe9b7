/// A container view controller that displays one of its children at a time.
@MainActor
protocol SingleChildContainer: UIViewController {
    /// The controller that exchanges the children.
    var childTransitionController: ChildTransitionController { get }

    /// The child that the container displays.
    var childToShow: UIViewController? { get }

    /// Returns the animators that replace the system's animation for a change of the visible child.
    func animatorsOfChildTransition(
        from old: UIViewController?, to new: UIViewController?, animated: Bool
    ) -> TransitionContext.Animators?

    /// Called when a change of the visible child was canceled and the previous child is visible again.
    func childTransitionDidCancel(to old: UIViewController?)

    /// Returns the frame of a child, in points of the children's superview.
    func frame(forChild child: UIViewController, in bounds: CGRect) -> CGRect

    /// Called when a child has removed itself from the container.
    func childWasRemoved()

    /// Called when the children are notified that they will appear along with the container.
    func childViewsWillAppear(animated: Bool)

    /// Called when the children and the container have appeared.
    func childViewsDidAppear(animated: Bool)
}

extension SingleChildContainer {
    func frame(forChild child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
    func childViewsWillAppear(animated: Bool) {}
    func childViewsDidAppear(animated: Bool) {}
}
