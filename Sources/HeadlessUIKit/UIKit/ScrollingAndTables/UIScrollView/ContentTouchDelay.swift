/// A gesture recognizer that delays touches for the content of a scroll view until it's determined that they don't
/// scroll.
final class ContentTouchDelay: UIGestureRecognizer {
    /// The length of the delay, in seconds.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 150 milliseconds, as measured by developers.
    static let delay: TimeInterval = 0.15

    private let timer = PhoneTimer()

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !timer.isRunning else { return }
        timer.start(after: Self.delay, on: application?.timeline) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() { timer.stop() }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
