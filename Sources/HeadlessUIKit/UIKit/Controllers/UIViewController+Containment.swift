extension UIViewController {
    /// The references of a controller to those that own it: and to what goes on.
    struct Links {
        weak var parent: UIViewController?
        weak var presenter: UIViewController?
        /// Of the transition that the controller takes part in.
        weak var coordinator: TransitionCoordinator?
    }

    func adopt(_ child: UIViewController) {
        precondition(child !== self, "a controller cannot be its own child")
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        join(child)
    }

    /// Makes a controller a child without telling it.
    func join(_ child: UIViewController) {
        child.appearance.reasons.insert(.toParent)
        child.links.parent = self
        children.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        abandonPresented()
        links.parent = nil
        parent.childDidLeave()
        didMove(toParent: nil)
    }

    /// This controller, its container and so on to the outermost.
    var lineage: some Sequence<UIViewController> {
        sequence(first: self) { $0.parent }
    }

    /// The nearest container of a kind around this controller.
    func container<Container: UIViewController>() -> Container? {
        lineage.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The container of all around this controller, or itself.
    var outermost: UIViewController {
        parent?.outermost ?? self
    }
}
