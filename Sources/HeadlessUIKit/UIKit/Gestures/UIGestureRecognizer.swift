/// Finds out whether touches on a view, and on the views inside it, are a gesture.
///
/// A recogniser hears of touches before the view does. One that knows its gesture at once (a tap) goes from `possible`
/// to `ended`; one whose gesture goes on (a pan) from `possible` to `began`, and by way of `changed` to `ended` or
/// `cancelled`. Either may go to `failed` instead. Afterwards UIKit calls `reset()`, and it is `possible` again. What
/// happens with a gesture is told to its actions: see `addAction(_:)`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    var attempt = GestureAttempt()
    var actions: [UIAction] = []
    /// What UIKit itself does with the gesture, before the actions.
    var ownAction: (() -> Void)?
    var requirements: [WeakRecognizer] = []
    /// Where the touches of the gesture are or were, in points of the screen.
    var places: [CGPoint] = []
    /// When something happened to them last, in seconds since the phone started.
    var time: TimeInterval = 0

    /// As on a phone; there are no selectors here, so that the action is always nil: see `addAction(_:)`.
    public init(target: Any?, action: Selector?) {
        super.init()
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// There are no archives here, so this answers nil.
    public convenience init?(coder: NSCoder) {
        nil
    }

    /// How far the recogniser is; only subclasses set it. A state that cannot follow the one before is not taken, and
    /// one that others must fail for is taken when they have.
    open var state: State {
        get { attempt.told ?? attempt.state }
        set { request(newValue) }
    }

    /// Decides about the gesture; not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recogniser gets touches; switched off while its gesture goes on, it cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { withdraw() } }
    }

    /// Where the recogniser was added.
    open internal(set) weak var view: UIView?

    /// Whether the view loses the touches of the gesture, and is told so, when it is recognised.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when they are not the gesture.
    open var delaysTouchesBegan = false
    /// Whether the view hears that touches ended only when they are not the gesture.
    open var delaysTouchesEnded = true
    /// Which touches the recogniser gets, as raw values of `UITouch.TouchType`: all.
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// Kept; all touches are of one type here.
    open var requiresExclusiveTouchType = true
    /// For logs.
    open var name: String?

    /// Lets this recogniser wait until another has failed; if that one recognises its gesture, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Places

    /// Where the gesture is, in points of a view's coordinates: the middle of the touches; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { point(places.middle, in: view) }

    /// How many touches have a place.
    open var numberOfTouches: Int { attempt.isLive ? places.count : 0 }

    /// Where one of the touches is, in points of a view's coordinates; nil stands for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place(touchIndex, in: view) }

    // MARK: For subclasses

    /// Forgets what is known of the gesture; called by UIKit when it has ended, was cancelled or has failed.
    open func reset() {}

    /// Leaves a touch to others: this recogniser hears no more of it, and does not take it from the view.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

    /// Whether this recogniser, when it recognises its gesture, keeps another from doing so.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another, when it recognises its gesture, keeps this one from doing so.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser must wait until another has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another must wait until this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser gets what is in an event; asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // MARK: For subclasses of UIKit

    /// Takes the places of the touches, as long as there is one on the screen.
    func notePlaces() {
        let present = attempt.touches.filter { !$0.isOver }
        places = (present.isEmpty ? attempt.touches : present).map(\.location)
    }
}

/// A reference that does not keep a recogniser alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
