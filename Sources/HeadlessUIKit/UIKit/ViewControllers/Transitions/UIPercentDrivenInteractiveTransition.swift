/// An object that drives an animator's animations: to the progress that the app sets, and then to the end or back to
/// the beginning.
///
/// The animations must be those of `UIView`. They are paused during the interaction and aren't drawn in between, so
/// `update(_:)` only affects `percentComplete`. If the transition is canceled, the views are restored to their values
/// from before the animations.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition; the page doesn't
///   restrict the animations to those of `UIView`.
/// - Differs: On a phone, the views show the progress of the interaction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var driver: InteractiveTransitionDriver?

    public override init() {
        super.init()
    }

    /// The duration of the animator's animations, in seconds, or 0 if there is no transition.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/duration; the
    ///   value without a transition is undocumented.
    open var duration: CGFloat { driver?.duration ?? 0 }

    /// The progress of the transition, from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/percentcomplete
    open var percentComplete: CGFloat { driver?.percentComplete ?? 0 }

    /// The speed of the remaining animation after the interaction, relative to the speed without one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/completionspeed
    open var completionSpeed: CGFloat = 1

    /// The curve of the remaining animation. The value is stored without an effect, because the animation isn't drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/completioncurve
    /// - Differs: On a phone, the curve paces the animation.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// A Boolean value indicating whether the transition begins interactively. If it is `false`, the animator begins
    /// the transition, which runs without interaction.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/wantsinteractivestart
    open var wantsInteractiveStart = true

    /// Starts the animator's animations, and pauses them.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning/startinteractivetransition(_:)
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        driver = InteractiveTransitionDriver(transitionContext)
        driver?.start()
    }

    /// Updates the progress of the interaction, from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/update(_:)
    open func update(_ percentComplete: CGFloat) { driver?.update(percentComplete) }

    /// Pauses the animations that run to the end or the beginning, and continues the interaction.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/pause()
    open func pause() { driver?.pause() }

    /// Runs the animations back to the beginning.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/cancel()
    open func cancel() { driver?.run(toEnd: false, speed: completionSpeed) }

    /// Runs the animations to the end.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/finish()
    open func finish() { driver?.run(toEnd: true, speed: completionSpeed) }
}
