/// Collects what the controllers of one window want to do while it turns or changes its size.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Open: published figures are 0.3 to 0.4 s, twice that for a half turn.
    static let duration: TimeInterval = 0.3

    let containerView: UIView
    let targetTransform: CGAffineTransform
    let isAnimated = true
    let isCancelled = false
    let transitionDuration = TransitionCoordinator.duration
    private var animations: [Action] = []
    private var completions: [Action] = []

    init(window: UIWindow, turn: CGAffineTransform) {
        containerView = window
        targetTransform = turn
    }

    func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animate() {
        for animate in animations { animate(self) }
    }

    func complete() {
        for complete in completions { complete(self) }
    }
}
