/// The coordinator of a transition between view controllers, or of a change of a window's orientation or size. It
/// collects the actions to perform during the transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Stage {
        case waiting, running, over
    }

    /// The duration of a rotation by a quarter turn, in seconds.
    ///
    /// - Note: Undocumented by Apple. Published values are 0.3 to 0.4 s, and twice that for a half turn.
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
    /// The animations alongside the transition that are paused during an interaction.
    weak var pausedAnimations: PausedAnimations?

    private let parts: TransitionContext.Parts?
    /// The view controllers that have access to the coordinator of a rotation.
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

    /// Adds closures to perform during and after the transition.
    ///
    /// If the transition is already running, the animation is performed immediately, because the views have their final
    /// values by then.
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
        if let pausedAnimations { pausedAnimations.add({ animation(self) }) } else { animation(self) }
    }
}
