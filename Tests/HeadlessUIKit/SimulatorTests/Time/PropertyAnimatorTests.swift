import Simulator
import Testing

@MainActor @Suite struct PropertyAnimatorTests {
    /// A window with a view, which an animator of two seconds moves by 100 points and fades out.
    @MainActor
    private struct Stage {
        let window: UIWindow
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator: UIViewPropertyAnimator
        let ends: Ends

        @MainActor final class Ends { var positions: [UIViewAnimatingPosition] = [] }

        init(curve: UIView.AnimationCurve = .linear) {
            window = UIWindow(windowScene: scene)
            window.isHidden = false
            window.addSubview(view)
            let (view, ends) = (view, Ends())
            self.ends = ends
            animator = UIViewPropertyAnimator(duration: 2, curve: curve) {
                view.center.x += 100
                view.alpha = 0
            }
            animator.addCompletion { ends.positions.append($0) }
        }
    }

    private func wait(_ seconds: Double) async { await PhoneClock.phone.advance(by: .seconds(seconds)) }

    @Test func `a new animator is inactive and hasn't changed the views`() async throws {
        try await withDevice {
            let stage = Stage()
            #expect(stage.animator.state == .inactive && !stage.animator.isRunning && !stage.animator.isReversed)
            #expect(stage.animator.duration == 2 && stage.animator.delay == 0)
            #expect(stage.animator.fractionComplete == 0 && stage.view.center.x == 5)
        }
    }

    @Test func `an animator runs to its end on the phone's clock`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation()
            #expect(stage.animator.state == .active && stage.animator.isRunning)
            #expect(stage.view.center.x == 105 && stage.view.alpha == 0)
            await wait(0.5)
            #expect(stage.animator.fractionComplete == 0.25 && stage.ends.positions == [])
            await wait(1.5)
            #expect(stage.ends.positions == [.end] && stage.animator.state == .inactive)
            #expect(stage.view.center.x == 105)
        }
    }

    @Test func `an animator starts after its delay`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation(afterDelay: 1)
            #expect(stage.animator.delay == 1)
            await wait(1)
            #expect(stage.animator.fractionComplete == 0)
            await wait(1)
            #expect(stage.animator.fractionComplete == 0.5)
            await wait(1)
            #expect(stage.ends.positions == [.end])
        }
    }

    @Test func `a paused animator resumes from its position`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation()
            await wait(1)
            stage.animator.pauseAnimation()
            #expect(stage.animator.state == .active && !stage.animator.isRunning)
            await wait(10)
            #expect(stage.animator.fractionComplete == 0.5)
            stage.animator.startAnimation()
            await wait(0.75)
            #expect(stage.ends.positions == [])
            await wait(0.25)
            #expect(stage.ends.positions == [.end])
        }
    }

    @Test func `a paused animator's fractionComplete can be set, and durationFactor applies`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.fractionComplete = 0.25
            #expect(stage.animator.state == .active && !stage.animator.isRunning)
            #expect(stage.animator.fractionComplete == 0.25)
            stage.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            await wait(0.75)
            #expect(stage.ends.positions == [])
            await wait(0.25)
            #expect(stage.ends.positions == [.end])
        }
    }

    @Test func `with a durationFactor of zero, the remaining duration applies`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.fractionComplete = 0.25
            stage.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            await wait(1.25)
            #expect(stage.ends.positions == [])
            await wait(0.25)
            #expect(stage.ends.positions == [.end])
        }
    }

    @Test func `a reversed animator runs back and restores the views`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation()
            await wait(0.5)
            stage.animator.isReversed = true
            #expect(stage.animator.isRunning && stage.animator.fractionComplete == 0.75)
            await wait(0.25)
            #expect(stage.ends.positions == [])
            await wait(0.25)
            #expect(stage.ends.positions == [.start])
            #expect(stage.view.center.x == 5 && stage.view.alpha == 1)
        }
    }

    @Test func `an animator stopped without finishing keeps the current values`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation()
            await wait(0.5)
            stage.animator.stopAnimation(true)
            #expect(stage.animator.state == .inactive)
            #expect(stage.view.center.x == 30 && stage.view.alpha == 0.75)
            await wait(10)
            #expect(stage.ends.positions == [] && stage.view.center.x == 30)
        }
    }

    @Test(arguments: [(.start, 5), (.current, 55), (.end, 105)] as [(UIViewAnimatingPosition, CGFloat)])
    func `a stopped animator finishes at the given position`(position: UIViewAnimatingPosition, x: CGFloat) async throws
    {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation()
            await wait(1)
            stage.animator.stopAnimation(false)
            #expect(stage.animator.state == .stopped && stage.ends.positions == [])
            stage.animator.finishAnimation(at: position)
            #expect(stage.ends.positions == [position] && stage.animator.state == .inactive)
            #expect(stage.view.center.x == x)
        }
    }

    @Test func `the timing curve determines the values where the animator stops`() async throws {
        try await withDevice {
            for (curve, isAhead) in [(UIView.AnimationCurve.easeIn, false), (.easeOut, true)] {
                let stage = Stage(curve: curve)
                stage.animator.startAnimation()
                await wait(1)
                #expect(stage.animator.fractionComplete == 0.5)
                stage.animator.stopAnimation(true)
                #expect(stage.view.center.x > 5 && stage.view.center.x < 105)
                #expect((stage.view.center.x > 55) == isAhead)
            }
            let stage = Stage(curve: .easeInOut)
            stage.animator.fractionComplete = 0.3
            stage.animator.stopAnimation(true)
            #expect(stage.view.center.x == 35, "a paused one is moved along the way, not along the time")
        }
    }

    @Test func `changes added to an active animator apply immediately and are reversible`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.startAnimation()
            let view = stage.view
            stage.animator.addAnimations { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
            #expect(view.transform.a == 2)
            stage.animator.stopAnimation(false)
            stage.animator.finishAnimation(at: .start)
            #expect(view.transform == .identity && view.center.x == 5)
        }
    }

    @Test func `with pausesOnCompletion, an animator stays active at its end`() async throws {
        try await withDevice {
            let stage = Stage()
            stage.animator.pausesOnCompletion = true
            stage.animator.startAnimation()
            await wait(3)
            #expect(stage.animator.state == .active && !stage.animator.isRunning && stage.ends.positions == [])
            stage.animator.isReversed = true
            stage.animator.pausesOnCompletion = false
            stage.animator.startAnimation()
            await wait(2)
            #expect(stage.ends.positions == [.start] && stage.view.center.x == 5)
        }
    }

    @Test func `runningPropertyAnimator creates an animator that's already running`() async throws {
        try await withDevice {
            let view = UIView()
            var end: UIViewAnimatingPosition?
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 1, options: .curveEaseIn, animations: { view.alpha = 0 },
                completion: { end = $0 })
            #expect(animator.isRunning && view.alpha == 0)
            #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
            await wait(2)
            #expect(end == .end)
        }
    }

    @Test func `a running animator is retained`() async throws {
        try await withDevice {
            var isOver = false
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {}.running { isOver = true }
            await wait(1)
            #expect(isOver)
        }
    }

    @Test func `an underdamped spring overshoots, a critically damped one doesn't`() async throws {
        try await withDevice {
            for (ratio, overshoots) in [(0.2, true), (1, false)] as [(CGFloat, Bool)] {
                var greatest: CGFloat = 0
                for step in 1..<20 {
                    let view = UIView()
                    let window = UIWindow(windowScene: scene)
                    window.addSubview(view)
                    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: ratio) { view.center.x = 100 }
                    animator.startAnimation()
                    await wait(Double(step) / 10)
                    animator.stopAnimation(true)
                    greatest = max(greatest, view.center.x)
                }
                #expect((greatest > 101) == overshoots)
            }
        }
    }
}

extension UIViewPropertyAnimator {
    @MainActor
    fileprivate func running(_ completion: @escaping () -> Void) {
        addCompletion { _ in completion() }
        startAnimation()
    }
}
