/// A controller that displays one child of a container at a time and performs the transition when the child changes.
///
/// Callbacks can change the child to show during a transition, so the controller checks again after a change has begun.
@MainActor
final class ChildTransitionController {
    private unowned let container: any SingleChildContainer
    private let beginsWithEntering: Bool
    /// The child whose view is in the hierarchy, or is being added.
    private var visibleChild: UIViewController?
    /// The completion of the transition in progress. The timeline retains it until it has run.
    private weak var completion: TransitionCompletion?
    private var isBeginning = false
    /// The animation flag of an update that was requested while an animator was active, or `nil` if there is none.
    private var isAnimatedLater: Bool?
    /// The view that contains the children's views, below the container's bars.
    private let host = UIView()
    /// The changes whose end the view controllers aren't notified of yet.
    private var incomplete: [ChildrenChange] = []

    init(of container: any SingleChildContainer, beginsWithEntering: Bool) {
        self.container = container
        self.beginsWithEntering = beginsWithEntering
    }

    /// Replaces the children. The added and removed children are notified before the change, and again when the view of
    /// the current child is in the hierarchy.
    func replaceChildren(by new: [UIViewController]) {
        incomplete.append(container.changeChildren(to: new))
    }

    /// Ends a transition in progress immediately, unless the app's animator is active.
    func finish() {
        if !isAnimatorAtWork { completion?.run() }
    }

    /// Ends all transitions in progress because the container disappears.
    ///
    /// - Note: Undocumented by Apple. This implementation also ends the transition of an animator, and then performs an
    ///   update that was requested in the meantime, without animation.
    func finishForGood() {
        while let completion, !completion.hasRun {
            if isAnimatedLater != nil { isAnimatedLater = false }
            completion.run()
        }
    }

    /// A Boolean value indicating whether an animator is responsible for positioning the views.
    var isAnimatorAtWork: Bool { completion.map { $0.isAnimatorsTurn && !$0.hasRun } ?? false }

    /// Displays the container's `childToShow`.
    func update(animated: Bool) {
        guard !isBeginning else { return }
        guard !isAnimatorAtWork else {
            isAnimatedLater = animated
            return
        }
        isBeginning = true
        defer { isBeginning = false }
        while visibleChild !== container.childToShow {
            finish()
            // As in published logs of a push, the new view is loaded before any view controller is notified.
            if container.appearance.isInWindow, loadedChild() === visibleChild { break }
            switch container.appearance.stage {
            case .appeared: exchange(animated: animated)
            case .appearing: join()
            case .disappeared, .disappearing: removeVisibleChild()
            }
            if visibleChild == nil { break }
        }
        complete(removeIncompleteChanges())
    }

    /// Adds the view of the current child before the container appears.
    func install() {
        let child = loadedChild()
        guard
            visibleChild !== child
                || child?.visibleChain.contains(where: { $0.installedView?.superview !== host }) == true
        else {
            return
        }
        visibleChild = child
        insert(child, over: nil)
    }

    /// Returns the child to show, with its view loaded. Loading a view can change the child to show.
    @discardableResult
    private func loadedChild() -> UIViewController? {
        var child: UIViewController?
        repeat {
            child = container.childToShow
            child?.loadViewIfNeeded()
        } while child !== container.childToShow
        return child
    }

    private func exchange(animated: Bool) {
        // Capturing the container retains it until the transition is over.
        let (container, old, new, changes) = (container, visibleChild, container.childToShow, removeIncompleteChanges())
        let animators = container.animatorsOfChildTransition(from: old, to: new, animated: animated)
        let animated = animated || animators != nil
        visibleChild = new
        let context = animated ? TransitionContext(parts(from: old, to: new), animators: animators) : nil
        let transition = AppearanceTransition(
            leaving: [old].compactMap(\.self), entering: [new].compactMap(\.self).filter(\.isSeenItself),
            animated: animated,
            beginsWithEntering: beginsWithEntering, context: context, started: { self.completion = $0 })
        var isReverted = false
        transition.run(
            on: container.application,
            .init(
                install: {
                    container.childViewsWillAppear(animated: animated)
                    if animators == nil { self.insert(new, over: old) }
                },
                over: { isCompleted in
                    if isCompleted, animators != nil { self.insert(self.visibleChild, over: nil) }
                    guard !isCompleted else { return }
                    isReverted = container.revert(changes) || changes.isEmpty
                    if self.visibleChild === new { self.visibleChild = old }
                    if isReverted { container.childTransitionDidCancel(to: old) }
                },
                remove: { isCompleted in
                    if !isCompleted, animators != nil { self.insert(self.visibleChild, over: nil) }
                    let gone = isCompleted ? old : new
                    if gone !== self.visibleChild { self.removeViews(of: gone) }
                },
                done: { isCompleted in
                    for change in changes {
                        if isReverted { container.completeReverting(change) } else { container.complete(change) }
                    }
                    if isCompleted { container.childViewsDidAppear(animated: animated) }
                },
                afterwards: { self.catchUp() }
            )
        )
    }

    /// Performs an update that was requested while an animator was active.
    private func catchUp() {
        guard let animated = isAnimatedLater else { return }
        isAnimatedLater = nil
        update(animated: animated)
    }

    private func parts(from old: UIViewController?, to new: UIViewController?) -> TransitionContext.Parts {
        let host = host
        return .init(
            from: old, to: new, fromView: old?.viewIfLoaded, toView: new?.view, containerView: host,
            initialFrame: { [weak old] in $0 === old ? old?.viewIfLoaded?.frame ?? .zero : .zero },
            finalFrame: { [weak new, weak container] in
                $0 === new ? container?.frame(forChild: $0, in: host.bounds) ?? .zero : .zero
            },
            container: container)
    }

    /// Shows the new child as part of the transition in which the container appears.
    private func join() {
        let (old, new) = (visibleChild, container.childToShow)
        visibleChild = new
        old?.beginTransition(isAppearing: false, animated: false)
        if new?.isSeenItself == true {
            new?.beginTransition(isAppearing: true, animated: container.appearance.isAnimated)
        }
        insert(new, over: old)
        removeViews(of: old)
        old?.endTransition()
        new?.notifyIsAppearing()
    }

    /// Removes the shown child while the container isn't visible.
    ///
    /// No view controller is notified, except for a child that is disappearing.
    private func removeVisibleChild() {
        let gone = visibleChild
        visibleChild = nil
        removeViews(of: gone)
        gone?.endTransition()
    }

    /// Adds the view of a child below the container's bars, together with the views it presents in its context. Each
    /// view is as large as the container allows.
    private func insert(_ child: UIViewController?, over old: UIViewController?) {
        guard let child, let outer = container.view else { return }
        child.loadViewIfNeeded()
        if host.superview !== outer {
            host.frame = outer.bounds
            host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.insertSubview(host, at: 0)
        }
        var below = old?.visibleChain.last?.installedView
        for view in child.visibleChain.compactMap(\.installedView) {
            view.frame = container.frame(forChild: child, in: host.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.superview !== host {
                if let below, below.superview === host {
                    host.insertSubview(view, aboveSubview: below)
                } else {
                    host.insertSubview(view, at: 0)
                }
            }
            below = view
        }
    }

    /// Removes the view of a child, together with the views it presents in its context, whose presentations end first.
    private func removeViews(of child: UIViewController?) {
        for controller in child?.presentedChain ?? [] { controller.presentationState.completion?.run() }
        for view in child?.presentedChain.compactMap(\.installedView) ?? [] where view.superview === host {
            view.removeFromSuperview()
        }
    }

    private func removeIncompleteChanges() -> [ChildrenChange] {
        defer { incomplete = [] }
        return incomplete
    }

    private func complete(_ changes: [ChildrenChange]) {
        for change in changes { container.complete(change) }
    }
}
