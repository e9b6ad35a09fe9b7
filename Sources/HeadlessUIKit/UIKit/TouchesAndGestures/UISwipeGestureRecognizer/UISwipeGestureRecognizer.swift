/// A discrete gesture recognizer for fingers that move fast in a direction.
///
/// Its location is the point where the swipe began (Apple's header).
///
/// - Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The minimum distance of the swipe, and the maximum deviation from the direction, in points.
    ///
    /// - Note: Undocumented by Apple. Its documentation describes slow swipes as shorter and straighter than fast ones.
    static let leastDistance: CGFloat = 50
    static let mostDeviation: CGFloat = 50
    /// The maximum duration of the swipe, in seconds of the phone's clock.
    ///
    /// - Note: Undocumented by Apple.
    static let longest: TimeInterval = 0.5

    /// The permitted directions of the swipe.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.property
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    private let timer = PhoneTimer()
    /// The average location of the fingers when the last of them touched the screen, in points of the screen.
    private var start: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        let fingers = tracking.touches.count
        guard fingers <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard fingers == numberOfTouchesRequired else { return }
        start = middle
        timer.start(after: Self.longest, on: application?.timeline) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let start else { return }
        let way = middle.distance(from: start)
        if direction.isSwipe(way) {
            timer.stop()
            state = .ended
        } else if !direction.mayBecomeSwipe(way) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        timer.stop()
        start = nil
    }

    override func recordLocations() {
        if start == nil { super.recordLocations() }
    }

    private var middle: CGPoint { tracking.touches.map(\.location).middle }
}
