/// Collects what controllers want to do while others come and go, or while a window turns or changes its size.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Stage {
        case waiting, running, over
    }

    /// Of a turn, in seconds.
    ///
    /// Open: published figures are 0.3 to 0.4 s, twice that for a half turn.
    static let durationOfTurn: TimeInterval = 0.3

    static func duration(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> TimeInterval {
        durationOfTurn * (old.isPortrait == new.isPortrait ? 2 : 1)
    }

    let containerView: UIView
    let targetTransform: CGAffineTransform
    let presentationStyle: UIModalPresentationStyle
    let isAnimated = true
    let isInterruptible = false
    var transitionDuration: TimeInterval
    var initiallyInteractive = false
    var isInteractive = false
    var isCancelled = false
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    /// Stops what is animated along with an interaction.
    weak var hold: AnimationHold?

    private let parts: TransitionContext.Parts?
    /// Those that have the coordinator of a turn.
    private var turning: [UIViewController] = []
    private var stage = Stage.waiting
    private var animations: [Action] = []
    private var completions: [Action] = []
    private var interactionChanges: [(action: Action, isLast: Bool)] = []

    init(window: UIWindow, turn: CGAffineTransform) {
        containerView = window
        targetTransform = turn
        presentationStyle = .none
        transitionDuration = Self.durationOfTurn
        parts = nil
        turning = window.presentationChain.filter { $0.links.coordinator == nil }
        super.init()
        for controller in turning { controller.links.coordinator = self }
    }

    init(_ parts: TransitionContext.Parts, duration: TimeInterval) {
        containerView = parts.containerView
        targetTransform = .identity
        presentationStyle = parts.presentationStyle
        transitionDuration = duration
        self.parts = parts
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: parts?.from
        case .to: parts?.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: parts?.fromView
        case .to: parts?.toView
        default: nil
        }
    }

    // MARK: What others want to do

    /// What comes when the transition runs already is done at once: the views have their new values then anyway.
    func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        guard stage != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if stage == .running { perform(animation) } else { animations.append(animation) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Action?, completion: Action?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Action) {
        interactionChanges.append((handler, false))
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Action) {
        interactionChanges.append((handler, true))
    }

    // MARK: Doing it

    func animate() {
        stage = .running
        while !animations.isEmpty { perform(animations.removeFirst()) }
    }

    func complete() {
        stage = .over
        for controller in turning { controller.links.coordinator = nil }
        for complete in completions { complete(self) }
    }

    func interactionDidChange() {
        for change in interactionChanges { change.action(self) }
        interactionChanges.removeAll { $0.isLast }
    }

    private func perform(_ animation: Action) {
        if let hold { hold.hold({ animation(self) }) } else { animation(self) }
    }
}
