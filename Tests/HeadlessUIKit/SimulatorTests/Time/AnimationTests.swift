import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct AnimationTests {
    private let view = UIView()
    private var clock: PhoneClock { .phone }

    /// Runs code on a device that displays the view in a window. Only such views are animated.
    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            let window = screenWindow(view)
            try await body()
            withExtendedLifetime(window) {}
        }
    }

    /// Changes the view, so that there is something to animate.
    private func change() { view.alpha = view.alpha == 1 ? 0 : 1 }

    @Test func `changes apply immediately, even with a delay`() async throws {
        try await withDevice {
            UIView.animate(withDuration: 1, delay: 2) { [view] in view.alpha = 0 }
            #expect(view.alpha == 0)
        }
    }

    @Test func `the completion handler is called with true after the duration`() async throws {
        try await onScreen {
            var finished: [Bool] = []
            UIView.animate(withDuration: 0.25, animations: change) { finished.append($0) }
            await clock.advance(by: .milliseconds(249))
            #expect(finished.isEmpty)
            await clock.advance(by: .milliseconds(1))
            #expect(finished == [true])
        }
    }

    @Test func `the delay applies to curves and springs`() async throws {
        try await onScreen {
            var lines: [String] = []
            UIView.animate(
                withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: change
            ) { _ in lines.append("spring") }
            UIView.animate(withDuration: 0.5, delay: 1, options: [.curveEaseOut], animations: change) { _ in
                lines.append("curve")
            }
            await clock.advance(by: .milliseconds(1499))
            #expect(lines.isEmpty)
            await clock.advance(by: .milliseconds(1))
            #expect(lines == ["curve"])
            await clock.advance(by: .milliseconds(500))
            #expect(lines == ["curve", "spring"])
        }
    }

    @Test(arguments: [0, -1])
    func `without a duration, the completion handler runs in the next run loop cycle`(duration: Double) async throws {
        try await onScreen {
            var isOver = false
            UIView.animate(withDuration: duration, animations: change) { _ in isOver = true }
            #expect(!isOver)
            await clock.advance(by: .zero)
            #expect(isOver)
        }
    }

    @Test func `a completion handler can start another animation while the clock advances`() async throws {
        try await onScreen {
            var end: Duration?
            UIView.animate(withDuration: 1, animations: change) { _ in
                UIView.animate(withDuration: 1, animations: change) { _ in end = PhoneClock.phone.now.sinceStart }
            }
            await clock.advance(by: .seconds(5))
            #expect(end == .seconds(2))
        }
    }

    @Test func `a repeating animation doesn't end`() async throws {
        try await onScreen {
            var isOver = false
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: change) { _ in
                isOver = true
            }
            await clock.advance(by: .seconds(100))
            #expect(!isOver)
        }
    }

    @Test func `in performWithoutAnimation, the completion handler runs in the next cycle`() async throws {
        try await withDevice {
            var isOver = false
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 1, delay: 1, options: .repeat, animations: { [view] in view.alpha = 0 }) {
                    isOver = $0
                }
            }
            #expect(view.alpha == 0 && UIView.areAnimationsEnabled)
            await clock.advance(by: .zero)
            #expect(isOver)
        }
    }

    @Test func `performWithoutAnimation keeps disabled animations disabled`() async throws {
        try await withDevice {
            UIView.setAnimationsEnabled(false)
            UIView.performWithoutAnimation {}
            #expect(!UIView.areAnimationsEnabled)
        }
    }

    @Test func `animate(springDuration:) uses its duration and delay`() async throws {
        try await onScreen {
            var isOver = false
            UIView.animate(springDuration: 1, bounce: 0.3, delay: 1) {
                view.alpha = 0
            } completion: {
                isOver = $0
            }
            #expect(view.alpha == 0)
            await clock.advance(by: .milliseconds(1999))
            #expect(!isOver)
            await clock.advance(by: .milliseconds(1))
            #expect(isOver)
        }
    }

    @Test func `a nested animation inherits the duration, unless it overrides it`() async throws {
        try await onScreen {
            var lines: [String] = []
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.animate(withDuration: 2) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 1, animations: change) { _ in lines.append("inherits") }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                    #expect(UIView.inheritedAnimationDuration == 1)
                    view.center.x += 1
                } completion: { _ in
                    lines.append("insists")
                }
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            await clock.advance(by: .seconds(1))
            #expect(lines == ["insists"])
            await clock.advance(by: .seconds(1))
            #expect(lines == ["insists", "inherits"])
        }
    }

    @Test func `keyframes apply immediately in their order`() async throws {
        try await onScreen {
            var isOver = false
            UIView.animateKeyframes(withDuration: 1, delay: 1, options: .calculationModeCubic) { [view] in
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
            } completion: {
                isOver = $0
            }
            #expect(view.alpha == 0.25)
            await clock.advance(by: .seconds(2))
            #expect(isOver)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .repeat, animations: change) { _ in
                Issue.record("it has no end")
            }
            await clock.advance(by: .seconds(9))
        }
    }

    @Test func `a transition replaces a view, or hides it with showHideTransitionViews`() async throws {
        try await withDevice {
            let (outer, back, front, old, new) = (UIView(), UIView(), UIView(), UIView(), UIView())
            for view in [back, old, front] { outer.addSubview(view) }
            var isOver = false
            UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) { isOver = $0 }
            #expect(outer.subviews == [back, new, front] && old.superview == nil)
            await clock.advance(by: .seconds(1))
            #expect(isOver)
            front.isHidden = true
            UIView.transition(from: new, to: front, duration: 1, options: .showHideTransitionViews)
            #expect(new.isHidden && !front.isHidden && outer.subviews == [back, new, front])
        }
    }

    @Test func `views are removed at the end of perform(.delete)`() async throws {
        try await withDevice {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            var isAlongside = false
            UIView.perform(.delete, on: [inner], animations: { isAlongside = true })
            #expect(isAlongside && inner.superview === outer)
            await clock.advance(by: .seconds(1))
            #expect(inner.superview == nil)
        }
    }

    @Test func `transition(with:) applies immediately and completes after its duration`() async throws {
        try await withDevice {
            let window = newWindow()
            let root = UIViewController()
            var isOver = false
            UIView.transition(
                with: window, duration: 0.3, options: .transitionCrossDissolve,
                animations: { window.rootViewController = root }, completion: { isOver = $0 })
            #expect(window.rootViewController === root && !isOver)
            await PhoneClock.phone.advance(by: .milliseconds(300))
            #expect(isOver)
        }
    }
}
