import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the values on the screen during an animation, and of its end.
@MainActor @Suite struct ViewAnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

    /// Runs code with the view in a window that has been on the screen for a turn.
    private func onScreen(_ body: @MainActor (UIWindow) async throws -> Void) async throws {
        try await withDevice {
            let window = screenWindow(view)
            await PhoneClock.phone.advance(by: .zero)
            try await body(window)
            withExtendedLifetime(window) {}
        }
    }

    private func animate(
        for duration: TimeInterval = 1, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil, _ changes: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: options.union(.curveLinear), animations: changes,
            completion: completion)
    }

    private func advance(_ seconds: Double) async { await PhoneClock.phone.advance(by: .seconds(seconds)) }

    /// The horizontal position of the view on the screen.
    private var presentedX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    // MARK: Values

    @Test func `the model has the new value at once, and the presentation layer the value on the screen`() async throws
    {
        try await onScreen { _ in
            animate { view.center.x = 250 }
            #expect(view.center.x == 250 && presentedX == 50)
            await advance(0.25)
            #expect(view.center.x == 250 && presentedX == 100)
            await advance(0.75)
            #expect(presentedX == 250)
        }
    }

    @Test func `the initial velocity of a spring moves the view at that velocity at first`() async throws {
        for (velocity, distance) in [(0, 0), (10, 20), (-10, -20)] as [(CGFloat, CGFloat)] {
            try await onScreen { _ in
                view.center.x = 50
                UIView.animate(
                    withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: velocity,
                    animations: { view.center.x = 250 })
                await advance(0.01)
                #expect(abs(presentedX - 50 - distance) < 1.5, "\(velocity)")
                await advance(2)
                #expect(presentedX == 250)
            }
        }
    }

    @Test func `a delay is a part of the time, whatever the curve, and can last to the end`() async throws {
        try await onScreen { _ in
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 250 }
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.addAnimations({ view.backgroundColor = .red }, delayFactor: 1)
            animator.startAnimation()
            await advance(0.5)
            #expect(view.layer.presentation()?.opacity == 1)
            await advance(0.1)
            #expect((view.layer.presentation()?.opacity ?? 1) < 1)
        }
    }

    @Test func `the changes of an animator are made in the order in which they were added, whatever their delay`()
        async throws
    {
        try await onScreen { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addAnimations({ view.alpha = 0.5 }, delayFactor: 0.5)
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
            await advance(2)
            #expect(view.alpha == 0)
        }
    }

    @Test func `a stopped animator leaves each view where it is on the screen`() async throws {
        try await onScreen { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            await advance(0.5)
            animator.stopAnimation(true)
            #expect(view.center.x == 150 && view.alpha == 1)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `a begun animation has the curve that is set`() async throws {
        try await onScreen { _ in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 250
            UIView.commitAnimations()
            await advance(0.25)
            #expect(presentedX == 100)
        }
    }

    @Test func `changes of an animator with a delay begin later, and end with the others`() async throws {
        try await onScreen { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            await advance(0.5)
            #expect(presentedX == 150 && view.layer.presentation()?.opacity == 1)
            await advance(0.25)
            #expect(presentedX == 200 && view.layer.presentation()?.opacity == 0.5)
            await advance(0.25)
            #expect(view.layer.presentation()?.opacity == 0)
        }
    }

    @Test func `bounds, transform, opacity and color are between their old and new values`() async throws {
        try await onScreen { _ in
            view.backgroundColor = .black
            view.alpha = 0.5
            animate {
                view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
                view.transform = CGAffineTransform(scaleX: 3, y: 1)
                view.alpha = 1
                view.backgroundColor = .white
            }
            await advance(0.5)
            let layer = try #require(view.layer.presentation())
            #expect(layer.bounds == CGRect(x: 5, y: 0, width: 150, height: 100))
            #expect(layer.affineTransform().a == 2 && layer.opacity == 0.75)
            let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            #expect(layer.backgroundColor.map { UIColor(cgColor: $0) } == gray)
        }
    }

    @Test func `an animation begins after its delay, and follows its curve`() async throws {
        try await onScreen { _ in
            UIView.animate(withDuration: 1, delay: 1, options: .curveEaseIn) { view.center.x = 150 }
            await advance(1)
            #expect(presentedX == 50)
            await advance(0.5)
            #expect(presentedX > 50 && presentedX < 90)
        }
    }

    @Test func `a repeated animation that reverses goes back in its second cycle`() async throws {
        try await onScreen { _ in
            animate([.repeat, .autoreverse]) { view.center.x = 150 }
            for (seconds, x) in [(0.25, 75.0), (0.5, 125), (0.5, 125), (0.5, 75), (0.5, 75)] {
                await advance(seconds)
                #expect(near(presentedX, x))
            }
        }
    }

    @Test func `two animations of a property combine without a jump, and both end by themselves`() async throws {
        try await onScreen { _ in
            var ends: [String] = []
            animate(completion: { ends.append("first \($0)") }) { view.center.x = 150 }
            await advance(0.5)
            #expect(presentedX == 100)
            animate(completion: { ends.append("second \($0)") }) { view.center.x = 50 }
            #expect(presentedX == 100)
            #expect(view.layer.animationKeys() == ["position", "position-2"])
            await advance(0.5)
            #expect(ends == ["first true"])
            #expect(presentedX == 100)
            await advance(0.5)
            #expect(ends == ["first true", "second true"])
            #expect(presentedX == 50)
        }
    }

    @Test func `changes of a nested animation, and those without animation, don't belong to the outer one`()
        async throws
    {
        try await onScreen { window in
            let (inner, plain) = (UIView(), UIView())
            for view in [inner, plain] { window.addSubview(view) }
            await advance(0)
            animate(for: 2) {
                view.center.x = 250
                animate(for: 1, .overrideInheritedDuration) { inner.center.x = 100 }
                UIView.performWithoutAnimation { plain.center.x = 100 }
            }
            await advance(0.5)
            #expect(presentedX == 100)
            #expect(inner.layer.presentation()?.position.x == 50)
            #expect(plain.layer.presentation()?.position.x == 100)
        }
    }

    @Test func `a change without animation excludes only its property from the animation around it`() async throws {
        try await onScreen { _ in
            animate {
                view.center.x = 250
                UIView.performWithoutAnimation { view.alpha = 0 }
            }
            await advance(0.5)
            #expect(presentedX == 150 && view.layer.presentation()?.opacity == 0)
        }
    }

    @Test func `changes that are added to an active animator begin where the view is`() async throws {
        try await onScreen { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.startAnimation()
            await advance(0.5)
            animator.addAnimations { view.center.x = 150 }
            #expect(presentedX == 50)
            await advance(0.25)
            #expect(near(presentedX, 100))
            await advance(0.25)
            #expect(presentedX == 150)
        }
    }

    @Test func `an animation that begins from the current state ends a repeating one`() async throws {
        try await onScreen { _ in
            var ends: [Bool] = []
            animate([.repeat, .autoreverse], completion: { ends.append($0) }) { view.alpha = 0 }
            await advance(0.5)
            #expect(touchTarget(at: view.center).view !== view)
            UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
            await advance(0)
            #expect(ends == [false] && view.layer.animationKeys() == nil)
            #expect(touchTarget(at: view.center).view === view)
        }
    }

    @Test func `an animator presents the fraction at which it is, forward, paused, and reversed`() async throws {
        try await onScreen { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
            animator.startAnimation()
            await advance(0.25)
            #expect(view.center.x == 250 && presentedX == 100)
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            #expect(presentedX == 150)
            animator.isReversed = true
            animator.startAnimation()
            await advance(0.25)
            #expect(presentedX == 100)
            animator.stopAnimation(true)
            #expect(view.center.x == 100 && presentedX == 100)
        }
    }

    // MARK: The presentation layer

    @Test func `a layer that hasn't been on the screen has no presentation layer`() async throws {
        try await withDevice {
            let window = screenWindow(view)
            #expect(view.layer.presentation() == nil)
            await advance(0)
            #expect(view.layer.presentation() != nil)
            view.removeFromSuperview()
            #expect(view.layer.presentation() == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a presentation layer is a copy, made with init(layer:), of the same class`() async throws {
        final class Gauge: CALayer {
            var level = 0

            override init() { super.init() }

            override init(layer: Any) {
                super.init(layer: layer)
                level = (layer as? Gauge)?.level ?? -1
            }

            required init?(coder: NSCoder) { nil }
        }
        try await onScreen { window in
            let gauge = Gauge()
            gauge.level = 7
            view.layer.addSublayer(gauge)
            await advance(0)
            let copy = try #require(gauge.presentation())
            #expect(copy !== gauge && copy.level == 7)
            #expect(copy.model() === gauge && gauge.model() === gauge)
            copy.opacity = 0
            #expect(gauge.opacity == 1)
        }
    }

    // MARK: The end

    @Test func `a layer has the animations of its view under the names of the properties`() async throws {
        try await onScreen { _ in
            #expect(view.layer.animationKeys() == nil)
            animate { view.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
            #expect(view.layer.animationKeys() == ["position", "bounds.size"])
            #expect(view.layer.animation(forKey: "position")?.duration == 1)
            #expect((view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)?.isAdditive == true)
            await advance(1)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func `removing all animations of a layer ends the animation of its view unfinished`() async throws {
        try await onScreen { _ in
            var ends: [Bool] = []
            animate(completion: { ends.append($0) }) { view.center.x = 150 }
            await advance(0.5)
            view.layer.removeAllAnimations()
            #expect(presentedX == 150)
            #expect(ends == [] && view.layer.animationKeys() == nil)
            await advance(0)
            #expect(ends == [false])
            await advance(2)
            #expect(ends == [false])
        }
    }

    @Test func `an animation of two views ends unfinished, and at its time, if one of them was removed`() async throws {
        try await onScreen { window in
            let other = UIView()
            window.addSubview(other)
            var ends: [Bool] = []
            animate(completion: { ends.append($0) }) { (view.alpha, other.alpha) = (0, 0) }
            view.layer.removeAnimation(forKey: "opacity")
            await advance(0.5)
            #expect(ends == [])
            await advance(0.5)
            #expect(ends == [false])
        }
    }

    @Test func `an animation ends unfinished when its view leaves the window, or a superview does`() async throws {
        for depth in 0...1 {
            let inner = UIView()
            try await onScreen { _ in
                view.addSubview(inner)
                var ends: [Bool] = []
                animate(completion: { ends.append($0) }) { (depth == 0 ? view : inner).alpha = 0 }
                view.removeFromSuperview()
                await advance(0)
                #expect(ends == [false])
            }
        }
    }

    @Test func `a layer's own animation has precedence over one of its view with the same key`() async throws {
        try await onScreen { _ in
            animate { view.alpha = 0 }
            let pulse = CABasicAnimation(keyPath: "opacity")
            view.layer.add(pulse, forKey: "opacity-pulse")
            view.layer.removeAnimation(forKey: "opacity-pulse")
            #expect(view.layer.animationKeys() == ["opacity"])
        }
    }

    @Test func `an animation doesn't keep its views alive`() async throws {
        try await withDevice {
            var window: UIWindow? = screenWindow(UIView())
            weak let gone = window
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { window?.alpha = 0 }
            window = nil
            #expect(gone == nil)
        }
    }

    @Test func `a change without a duration isn't animated`() async throws {
        try await onScreen { _ in
            var ends: [Bool] = []
            animate(for: 0, .repeat, completion: { ends.append($0) }) { view.center.y = 200 }
            #expect(view.layer.animationKeys() == nil && touchTarget(at: view.center).view === view)
            await advance(0)
            #expect(ends == [true])
        }
    }

    @Test func `an animation that changes nothing is over at once, and finished`() async throws {
        try await onScreen { _ in
            let outside = UIView()
            let removed = UIView()
            view.addSubview(removed)
            let removing = {
                removed.alpha = 0
                removed.removeFromSuperview()
            }
            for changes in [{}, { view.alpha = 1 }, { outside.alpha = 0 }, removing] {
                var ends: [Bool] = []
                animate(completion: { ends.append($0) }, changes)
                #expect(ends == [])
                await advance(0)
                #expect(ends == [true])
            }
        }
    }

    @Test func `a transition, and a change of the corner radius, take their time`() async throws {
        try await onScreen { _ in
            var ends = 0
            UIView.transition(with: view, duration: 1, animations: {}, completion: { _ in ends += 1 })
            animate(completion: { _ in ends += 1 }) { view.layer.cornerRadius = 10 }
            await advance(0.9)
            #expect(ends == 0)
            await advance(0.1)
            #expect(ends == 2)
        }
    }

    @Test func `animations, tasks and gestures that are due together run in the order in which they began`()
        async throws
    {
        try await onScreen { window in
            var lines: [String] = []
            let pressing = UILongPressGestureRecognizer()
            pressing.minimumPressDuration = 1
            pressing.addAction(UIAction { _ in lines.append("press") })
            window.addGestureRecognizer(pressing)
            animate(completion: { _ in lines.append("first") }) { view.center.x = 250 }
            let task = Task {
                try? await PhoneClock.phone.sleep(for: .seconds(1))
                lines.append("task")
            }
            await Task.yield()
            let finger = press(at: CGPoint(x: 200, y: 500))
            UIView.animate(withDuration: 0.5, delay: 0.5) {
                view.alpha = 0
            } completion: { _ in
                lines.append("second")
            }
            await advance(1)
            await task.value
            #expect(lines == ["first", "task", "press", "second"])
            finger.lift()
        }
    }

    // MARK: Touches

    @Test(arguments: [false, true])
    func `a view that is animated receives touches only if the animation allows it`(allows: Bool) async throws {
        try await onScreen { window in
            let (inner, other) = (UIView(frame: view.bounds), UIView(frame: CGRect(x: 0, y: 300, width: 9, height: 9)))
            view.addSubview(inner)
            view.superview?.addSubview(other)
            await advance(0)
            animate(allows ? .allowUserInteraction : []) { view.center.y = 200 }
            let point = CGPoint(x: 50, y: 200)
            #expect(touchTarget(at: point).view === (allows ? inner : view.superview))
            #expect(touchTarget(at: CGPoint(x: 1, y: 301)).view === other)
            await advance(1)
            #expect(touchTarget(at: point).view === inner)
        }
    }
}
