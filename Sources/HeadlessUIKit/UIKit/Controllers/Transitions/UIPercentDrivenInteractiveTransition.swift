/// Drives the animations of an animator: as far as somebody says, and then on to the end or back to the beginning.
///
/// The animations have to be those of `UIView`. They stand still as long as the interaction lasts; nothing is drawn on
/// the way, so `update(_:)` shows in `percentComplete` alone, and a cancelled transition gives the views back what they
/// had before the animations.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var drive: InteractionDrive?

    public override init() {
        super.init()
    }

    /// How long the animator's animations take, in seconds; 0 while there is no transition.
    open var duration: CGFloat { drive?.duration ?? 0 }

    /// How far the transition has come, from 0 to 1.
    open var percentComplete: CGFloat { drive?.percentComplete ?? 0 }

    /// How fast the rest runs when the interaction is over: 1 is as fast as without one.
    open var completionSpeed: CGFloat = 1

    /// Kept; nothing is drawn on the way.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// Whether the transition begins interactively; if not, the animator begins it, and it runs by itself.
    open var wantsInteractiveStart = true

    /// Lets the animator begin its animations, which stand still then.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        drive = InteractionDrive(transitionContext)
        drive?.start()
    }

    /// The interaction has come so far, from 0 to 1.
    open func update(_ percentComplete: CGFloat) { drive?.update(percentComplete) }

    /// Stops what runs to its end, or back; the interaction goes on.
    open func pause() { drive?.pause() }

    /// Lets the animations run back to the beginning.
    open func cancel() { drive?.run(toEnd: false, speed: completionSpeed) }

    /// Lets the animations run on to the end.
    open func finish() { drive?.run(toEnd: true, speed: completionSpeed) }
}
