extension UINavigationController {
    func pop(leaving count: Int, animated: Bool) -> [UIViewController]? {
        guard count > 0, count < children.count else { return nil }
        let popped = Array(children[count...])
        changeStack(to: Array(children[..<count]), animated: animated)
        return popped
    }

    func changeStack(to new: [UIViewController], animated: Bool) {
        operation = new.last.map(children.contains) == true ? .pop : .push
        childTransitionController.replaceChildren(by: new)
        showItems()
        childTransitionController.update(animated: animated)
    }

    /// Returns the delegate's animator and interactor. The delegate is queried only for animated transitions.
    func delegatesAnimators(from old: UIViewController, to new: UIViewController) -> TransitionContext.Animators? {
        delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new).map {
            .init(animator: $0, interactor: delegate?.navigationController(self, interactionControllerFor: $0))
        }
    }
}
