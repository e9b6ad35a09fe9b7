extension UIViewController {
    /// The weak references of a view controller to those that own it, and to its transition.
    struct Links {
        weak var parent: UIViewController?
        weak var presenter: UIViewController?
        /// The coordinator of the transition in which the view controller takes part.
        weak var coordinator: TransitionCoordinator?
    }

    func adopt(_ child: UIViewController) {
        checkCanContain(child)
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        join(child)
    }

    /// Checks that a view controller isn't this one or one of its containers. Otherwise, the hierarchy would have no end.
    func checkCanContain(_ child: UIViewController) {
        precondition(child !== self, "\(child) can't be its own child")
        precondition(
            !selfAndAncestors.contains { $0 === child }, "\(child) contains \(self), and can't be its child")
    }

    /// Adds a child without notifying it.
    func join(_ child: UIViewController) {
        child.appearance.reasons.insert(.toParent)
        child.links.parent = self
        children.append(child)
    }

    func detachFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        abandonPresented()
        links.parent = nil
        parent.singleChildContainer?.childWasRemoved()
        didMove(toParent: nil)
    }

    /// This view controller and its containers, up to the outermost one.
    var selfAndAncestors: some Sequence<UIViewController> {
        sequence(first: self) { $0.parent }
    }

    /// Returns the nearest container of the given type.
    func container<Container: UIViewController>() -> Container? {
        selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The outermost container of this view controller, or itself.
    var outermost: UIViewController {
        parent?.outermost ?? self
    }
}
