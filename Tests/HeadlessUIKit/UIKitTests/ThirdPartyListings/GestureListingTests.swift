import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with views and buttons that are touched, dragged, swiped and double-tapped.
@MainActor @Suite struct GestureListingTests {
    @Test func `a view follows a drag along one axis and counts taps`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let slider = SlidingView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            window.rootViewController?.view.addSubview(slider)
            drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 170, y: 140))
            #expect(slider.frame == CGRect(x: 150, y: 100, width: 50, height: 50))
            #expect(slider.presses == [.init(location: CGPoint(x: 20, y: 20), taps: 1)])
            await PhoneClock.phone.advance(by: .seconds(1))
            tap(at: CGPoint(x: 160, y: 110))
            tap(at: CGPoint(x: 160, y: 110))
            #expect(slider.presses.map(\.taps) == [1, 1, 2])
        }
    }

    @Test func `a dragged ball comes to rest at the nearer side of the screen`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let ball = DraggableBall(frame: CGRect(x: 100, y: 300, width: 60, height: 60))
            window.rootViewController?.view.addSubview(ball)
            let finger = press(at: CGPoint(x: 130, y: 330))
            for step in 1...10 { finger.move(to: CGPoint(x: 130 + 17 * step, y: 330 + 7 * step)) }
            #expect(ball.center == CGPoint(x: 300, y: 400))
            finger.lift()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(ball.center == CGPoint(x: 402 - 30, y: 400))
            drag(from: ball.center, to: CGPoint(x: 150, y: 500))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(ball.center == CGPoint(x: 30, y: 500))
        }
    }

    @Test func `a swipe up dismisses a banner, unless it is pinned or held first`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let banner = SwipeBanner(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
            window.rootViewController?.view.addSubview(banner)
            let (start, end) = (CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 30))
            await swipe(from: CGPoint(x: 100, y: 110), to: CGPoint(x: 100, y: 230))
            #expect(!banner.isDismissed, "that was downwards")
            banner.isPinned = true
            await swipe(from: start, to: end)
            #expect(!banner.isDismissed)
            banner.isPinned = false
            let finger = press(at: start)
            await PhoneClock.phone.advance(by: .seconds(0.6))
            #expect(banner.isHeld)
            for step in 1...10 { finger.move(to: CGPoint(x: 100, y: 150 - 12 * step)) }
            finger.lift()
            #expect(!banner.isDismissed && !banner.isHeld, "the long press came first")
            await swipe(from: start, to: end)
            #expect(banner.isDismissed)
        }
    }

    @Test func `a double tap zooms, and a single tap is recognized separately`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let photo = PhotoView(frame: window.bounds)
            window.rootViewController?.view.addSubview(photo)
            tap(at: CGPoint(x: 200, y: 400))
            #expect(photo.zooms == 0 && photo.singleTaps == 0)
            tap(at: CGPoint(x: 200, y: 400))
            #expect(photo.zooms == 1)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(photo.singleTaps == 0)
            tap(at: CGPoint(x: 200, y: 400))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(photo.zooms == 1 && photo.singleTaps == 1)
        }
    }

    @Test func `a button with a configuration performs its action, unless it is disabled`() async throws {
        try await withDevice {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Retry"
            configuration.cornerStyle = .capsule
            configuration.baseBackgroundColor = .systemGreen
            var (retries, presses) = (0, 0)
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in retries += 1 })
            button.addAction(UIAction { _ in presses += 1 }, for: .touchDown)
            button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
            let window = shownWindow(UIViewController())
            window.rootViewController?.view.addSubview(button)
            tap(at: CGPoint(x: 150, y: 120))
            #expect(retries == 1 && presses == 1)
            let finger = press(at: CGPoint(x: 150, y: 120))
            #expect(button.isHighlighted && presses == 2)
            finger.move(to: CGPoint(x: 150, y: 500))
            #expect(!button.isHighlighted)
            finger.lift()
            #expect(retries == 1, "the finger left the button")
            button.isEnabled = false
            tap(at: CGPoint(x: 150, y: 120))
            #expect(retries == 1 && presses == 2)
        }
    }
}

private final class SlidingView: UIView {
    struct Press: Equatable {
        var location: CGPoint
        var taps: Int
    }

    private(set) var presses: [Press] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        presses.append(Press(location: touch.location(in: self), taps: touch.tapCount))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        center.x += touch.location(in: superview).x - touch.previousLocation(in: superview).x
    }
}

private final class DraggableBall: UIView {
    private var start = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        layer.cornerRadius = frame.width / 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        let pan = UIPanGestureRecognizer()
        pan.addAction(UIAction { [unowned self, unowned pan] _ in follow(pan) })
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = center
        case .changed:
            let translation = pan.translation(in: superview)
            center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        case .ended, .cancelled:
            guard let superview else { return }
            let safe = superview.bounds.inset(by: superview.safeAreaInsets)
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
                self.center.x = self.center.x < safe.midX ? safe.minX + 30 : safe.maxX - 30
            }
        default:
            break
        }
    }
}

private final class SwipeBanner: UIView {
    private let swipe = UISwipeGestureRecognizer()
    private let longPress = UILongPressGestureRecognizer()
    var isPinned = false
    private(set) var isDismissed = false
    private(set) var isHeld = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        swipe.direction = .up
        swipe.delegate = self
        swipe.addAction(UIAction { [unowned self] _ in isDismissed = true })
        longPress.minimumPressDuration = 0.5
        longPress.addAction(UIAction { [unowned self] _ in isHeld = longPress.state == .began })
        addGestureRecognizer(swipe)
        addGestureRecognizer(longPress)
        swipe.require(toFail: longPress)
    }

    required init?(coder: NSCoder) { nil }

    // The view itself receives this call, too, so the method is an override. With Objective-C it could be in the
    // extension.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer != swipe || !isPinned
    }
}

extension SwipeBanner: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

private final class PhotoView: UIView {
    private(set) var zooms = 0
    private(set) var singleTaps = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.addAction(UIAction { [unowned self] _ in zooms += 1 })
        let single = UITapGestureRecognizer()
        single.addAction(UIAction { [unowned self] _ in singleTaps += 1 })
        single.require(toFail: double)
        for recognizer in [double, single] { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }
}
