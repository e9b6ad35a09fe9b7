/// Lets one child of a container be seen at a time, and follows when it is to be another.
///
/// Callbacks may change their mind about which one while it is at work: it looks again when a change has begun.
@MainActor
final class ChildSwitch {
    private unowned let container: UIViewController
    private let beginsWithEntering: Bool
    /// Whose view is in place, or on its way there.
    private var shown: UIViewController?
    /// The timeline has it until it is reached.
    private weak var end: TransitionEnd?
    private var isBeginning = false
    /// What was asked for while an animator was at work; nil for nothing.
    private var isAnimatedLater: Bool?
    /// Holds the views of the children, below the container's bars.
    private let host = UIView()
    /// Those whose end nobody has been told of yet.
    private var incomplete: [ChildrenChange] = []

    init(of container: UIViewController, beginsWithEntering: Bool) {
        self.container = container
        self.beginsWithEntering = beginsWithEntering
    }

    /// Exchanges the children; who comes and goes is notified before, and when the view of the right one is in place.
    func replaceChildren(by new: [UIViewController]) {
        incomplete.append(container.changeChildren(to: new))
    }

    /// What is still under way is over at once, unless an animator of the app's is at work.
    func finish() {
        if !isAnimatorAtWork { end?.reach() }
    }

    /// The container goes: an animator's work is over, too, and what was asked for meanwhile is done.
    ///
    /// Open: what a phone does then.
    func finishForGood() {
        while let end, !end.isReached {
            if isAnimatedLater != nil { isAnimatedLater = false }
            end.reach()
        }
    }

    /// Whether the views are an animator's to place.
    var isAnimatorAtWork: Bool { end.map { $0.isAnimatorsTurn && !$0.isReached } ?? false }

    /// Lets the container's `childToShow` be seen.
    func update(animated: Bool) {
        guard !isBeginning else { return }
        guard !isAnimatorAtWork else {
            isAnimatedLater = animated
            return
        }
        isBeginning = true
        defer { isBeginning = false }
        while shown !== container.childToShow {
            finish()
            // Published logs of a push: the new view is loaded before anybody is notified.
            if container.appearance.isInWindow, loadedChild() === shown { break }
            switch container.appearance.stage {
            case .appeared: exchange(animated: animated)
            case .appearing: join()
            case .disappeared, .disappearing: leave()
            }
            if shown == nil { break }
        }
        complete(take())
    }

    /// Puts the view in its place before the container appears.
    func install() {
        let child = loadedChild()
        guard shown !== child || child?.shownChain.contains(where: { $0.placedView?.superview !== host }) == true else {
            return
        }
        shown = child
        place(child, over: nil)
    }

    /// The child to be shown, with its view; loading it may change which one that is.
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
        // The container stays until the transition is over.
        let (container, old, new, changes) = (container, shown, container.childToShow, take())
        let animators = container.animatorsOfSwitch(from: old, to: new, animated: animated)
        let animated = animated || animators != nil
        shown = new
        let context = animated ? TransitionContext(parts(from: old, to: new), animators: animators) : nil
        let transition = AppearanceTransition(
            leaving: [old].compactMap(\.self), entering: [new].compactMap(\.self).filter(\.isSeenItself),
            animated: animated,
            beginsWithEntering: beginsWithEntering, context: context, started: { self.end = $0 })
        var isTakenBack = false
        transition.run(
            on: container.application,
            .init(
                install: {
                    container.childViewsWillAppear(animated: animated)
                    if animators == nil { self.place(new, over: old) }
                },
                over: { isCompleted in
                    if isCompleted, animators != nil { self.place(self.shown, over: nil) }
                    guard !isCompleted else { return }
                    isTakenBack = container.takeBack(changes) || changes.isEmpty
                    if self.shown === new { self.shown = old }
                    if isTakenBack { container.switchDidTurnBack(to: old) }
                },
                remove: { isCompleted in
                    if !isCompleted, animators != nil { self.place(self.shown, over: nil) }
                    let gone = isCompleted ? old : new
                    if gone !== self.shown { self.takeAway(gone) }
                },
                done: { isCompleted in
                    for change in changes {
                        if isTakenBack { container.completeTakingBack(change) } else { container.complete(change) }
                    }
                    if isCompleted { container.childViewsDidAppear(animated: animated) }
                },
                afterwards: { self.catchUp() }
            )
        )
    }

    /// Shows what was asked for while an animator was at work.
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

    /// The container is on its way: the new child arrives together with it.
    private func join() {
        let (old, new) = (shown, container.childToShow)
        shown = new
        old?.beginTransition(isAppearing: false, animated: false)
        if new?.isSeenItself == true {
            new?.beginTransition(isAppearing: true, animated: container.appearance.isAnimated)
        }
        place(new, over: old)
        takeAway(old)
        old?.endTransition()
        new?.tellIsAppearing()
    }

    /// The container is not on the screen: nobody hears of it, but for one that is on its way out.
    private func leave() {
        let gone = shown
        shown = nil
        takeAway(gone)
        gone?.endTransition()
    }

    /// As large as the container, under its bars, with what it presents in its context.
    private func place(_ child: UIViewController?, over old: UIViewController?) {
        guard let child, let outer = container.view else { return }
        child.loadViewIfNeeded()
        if host.superview !== outer {
            host.frame = outer.bounds
            host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.insertSubview(host, at: 0)
        }
        var below = old?.shownChain.last?.placedView
        for view in child.shownChain.compactMap(\.placedView) {
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

    /// What it presents in its context goes with it, and has arrived before.
    private func takeAway(_ child: UIViewController?) {
        for controller in child?.presentedChain ?? [] { controller.presentationEnd?.reach() }
        for view in child?.presentedChain.compactMap(\.placedView) ?? [] where view.superview === host {
            view.removeFromSuperview()
        }
    }

    private func take() -> [ChildrenChange] {
        defer { incomplete = [] }
        return incomplete
    }

    private func complete(_ changes: [ChildrenChange]) {
        for change in changes { container.complete(change) }
    }
}
