/// The base class for objects that recognize gestures in the touches on a view and its descendants.
///
/// A gesture recognizer receives touches before the view does. A discrete recognizer, such as that of a tap, changes
/// from `possible` to `ended`. A continuous one, such as that of a pan, changes from `possible` to `began`, and by way
/// of `changed` to `ended` or `cancelled`. Either can change to `failed` instead. Afterward, UIKit calls `reset()`, and
/// the state is `possible` again. To respond to a gesture, add actions with `addAction(_:)`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer
/// - Differs: On a phone, targets and selectors respond to a gesture instead of closures.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    var tracking = GestureTrackingState()
    var actions: [UIAction] = []
    /// The closure with which UIKit itself responds to the gesture. It's called before the actions.
    var internalAction: (() -> Void)?
    var requirements: [WeakRecognizer] = []
    /// The current or last locations of the gesture's touches, in points of the screen.
    var locations: [CGPoint] = []
    /// The time of the last event of the touches, in seconds since the phone started.
    var time: TimeInterval = 0

    /// Creates a gesture recognizer. There are no selectors here, so the action is always `nil`; use `addAction(_:)`
    /// instead.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(target:action:)
    /// - Differs: On a phone, the recognizer calls the action of the target.
    public init(target: Any?, action: Selector?) {
        super.init()
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Returns `nil`, because there are no archives.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/init(coder:)
    /// - Differs: On a phone, the initializer reads an archive.
    public convenience init?(coder: NSCoder) {
        nil
    }

    /// The current state of the recognizer. Only subclasses set it.
    ///
    /// A state that isn't a valid successor of the current one is ignored. A state that requires other recognizers to
    /// fail is entered when they have failed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property; the page
    ///   doesn't say what happens to an invalid state.
    open var state: State {
        get { tracking.reportedState ?? tracking.state }
        set { request(newValue) }
    }

    /// The delegate that controls the recognition of the gesture. The reference is weak.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/delegate
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A Boolean value indicating whether the recognizer receives touches. Disabling it while its gesture is in
    /// progress cancels the gesture.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { withdraw() } }
    }

    /// The view to which the recognizer is attached.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/view
    open internal(set) weak var view: UIView?

    /// A Boolean value indicating whether the touches of the gesture are canceled in the view when the gesture is
    /// recognized.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/cancelstouchesinview
    open var cancelsTouchesInView = true
    /// A Boolean value indicating whether the view receives the beginning of a touch only after the recognizer has
    /// failed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan
    open var delaysTouchesBegan = false
    /// A Boolean value indicating whether the view receives the end of a touch only after the recognizer has failed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesended
    open var delaysTouchesEnded = true
    /// The touch types that the recognizer accepts, as raw values of `UITouch.TouchType`. The default is all types.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/allowedtouchtypes
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
    /// A Boolean value indicating whether the recognizer accepts only touches of one type at a time. The value has no
    /// effect, because all touches are of one type.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/requiresexclusivetouchtype
    /// - Differs: On a phone, touches can come from a pencil or a pointer, too.
    open var requiresExclusiveTouchType = true
    /// A name for the recognizer, for use in logs.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/name
    open var name: String?

    /// Requires another recognizer to fail before this one recognizes its gesture. If the other one recognizes its
    /// gesture, this one fails.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Locations

    /// Returns the average location of the touches, in points of a view's coordinates. If `view` is `nil`, the window's
    /// coordinates are used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(in:)
    open func location(in view: UIView?) -> CGPoint { point(locations.middle, in: view) }

    /// The number of touches whose locations the recognizer has recorded.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/numberoftouches
    open var numberOfTouches: Int { tracking.isLive ? locations.count : 0 }

    /// Returns the location of one of the touches, in points of a view's coordinates. If `view` is `nil`, the window's
    /// coordinates are used.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/location(oftouch:in:)
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { recordedLocation(touchIndex, in: view) }

    // MARK: For subclasses

    /// Resets the internal state of the recognizer. UIKit calls this method after the gesture has ended, was canceled,
    /// or has failed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/reset()
    open func reset() {}

    /// Ignores a touch. The recognizer doesn't receive it any longer, and doesn't cancel it in the view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/ignore(_:for:)-5f685
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

    /// Returns a Boolean value indicating whether this recognizer, when it recognizes its gesture, prevents another one
    /// from doing so.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:)
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value indicating whether another recognizer, when it recognizes its gesture, prevents this one
    /// from doing so.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:)
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns a Boolean value indicating whether this recognizer requires another one to fail.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldrequirefailure(of:)
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value indicating whether another recognizer requires this one to fail.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldberequiredtofail(by:)
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns a Boolean value indicating whether the recognizer receives the touches of an event. It queries the
    /// delegate.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/shouldreceive(_:); Apple's header
    ///   `UIGestureRecognizerSubclass.h` describes it.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    // MARK: For subclasses of UIKit

    /// Records the locations of the touches that are on the screen, or of all touches if none is.
    func recordLocations() {
        let present = tracking.touches.filter { !$0.isOver }
        locations = (present.isEmpty ? tracking.touches : present).map(\.location)
    }
}

/// A weak reference to a gesture recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
