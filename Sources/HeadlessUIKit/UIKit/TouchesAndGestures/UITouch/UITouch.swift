/// A touch of one finger, from the moment it touches the screen to the moment it leaves it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of the touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/phase-swift.property
    open internal(set) var phase: Phase {
        get { (deliveredMoment ?? moment).phase }
        set { moment.phase = newValue }
    }
    /// The time of the touch's last change, in seconds since the phone started.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/timestamp
    open internal(set) var timestamp: TimeInterval {
        get { (deliveredMoment ?? moment).timestamp }
        set { moment.timestamp = newValue }
    }
    /// The number of consecutive taps at this location, including this touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/tapcount
    open internal(set) var tapCount = 1
    /// The window in which the touch began. It doesn't change until the touch has ended.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/window
    open internal(set) var window: UIWindow?
    /// The view in which the touch began. It doesn't change until the touch has ended.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/view
    /// - Differs: On a phone, the value is `nil` while a gesture recognizer has recognized the touch and no view
    ///   receives it.
    open internal(set) var view: UIView?
    /// The gesture recognizers that receive the touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/gesturerecognizers
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
    /// The kind of the touch, which is always that of a finger.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/type
    /// - Differs: On a phone, the touch can also come from a pencil, a pointer, or a remote.
    open var type: TouchType { .direct }
    /// The radius of the fingertip in points, within the tolerance.
    ///
    /// - Note: Undocumented by Apple. On a phone the value varies with the finger, and 12 to 26 points were measured
    ///   for a fingertip. In this implementation, it's always 20.
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradius
    open var majorRadius: CGFloat { 20 }
    /// The tolerance of the radius, in points.
    ///
    /// - Note: Undocumented by Apple. The value differs between devices. This implementation uses 6.4375, as measured
    ///   on an iPad mini.
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradiustolerance
    open var majorRadiusTolerance: CGFloat { 6.4375 }

    /// The most recent state of the touch.
    var moment: Moment
    /// The state that is being delivered to the view, if the delivery is delayed.
    var deliveredMoment: Moment?
    /// The gesture recognizers of the view and its ancestors that accepted the touch.
    var recognizers: [UIGestureRecognizer] = []
    /// The state of the touch's delivery to its view.
    var pendingEvents = PendingTouchEvents()
    /// A Boolean value indicating whether the view receives the touch.
    ///
    /// It may not receive a second finger, or a touch while an exclusive view has touches.
    var reachesView = true
    var isOnStatusBar = false

    init(at location: CGPoint) {
        moment = Moment(phase: .began, timestamp: 0, location: location, previousLocation: location)
        super.init()
    }

    /// Returns the current location of the touch in a view's coordinates, or in the window's coordinates for `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/location(in:)-8rd36
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// Returns the location before the last move in a view's coordinates, or in the window's coordinates for `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/previouslocation(in:)
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    /// Returns the same as `location(in:)`, because there's no more precise location.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/preciselocation(in:)
    /// - Differs: On a phone, the location can be more precise.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the same as `previousLocation(in:)`, because there's no more precise location.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/precisepreviouslocation(in:)
    /// - Differs: On a phone, the location can be more precise.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let space = view ?? window else { return point }
        return point.applying(space.toScreen.inverted())
    }
}
