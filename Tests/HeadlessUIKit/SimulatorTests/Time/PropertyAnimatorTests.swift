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

    @Test func `a new animator is inactive, and has changed nothing`() async throws {
        try await withDevice {
            let stage = Stage()
            #expect(stage.animator.state == .inactive && !stage.animator.isRunning && !stage.animator.isReversed)
            #expect(stage.animator.duration == 2 && stage.animator.delay == 0)
            #expect(stage.animator.fractionComplete == 0 && stage.view.center.x == 5)
        }
    }

    @Test func `it runs on the phone's clock to its end`() async throws {
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

    @Test func `a delay comes before it`() async throws {
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

    @Test func `it pauses where it is, and goes on from there`() async throws {
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

    @Test func `paused, it is moved by hand, and continues in a part of its duration`() async throws {
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

    @Test func `without a factor it continues for what is left of its duration`() async throws {
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

    @Test func `turned round it goes back as long as it came, and the views are as they were`() async throws {
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

    @Test func `stopped, it leaves the views on their way and says nothing`() async throws {
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
    func `a stopped one is finished at a position`(position: UIViewAnimatingPosition, x: CGFloat) async throws {
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

    @Test func `a curve says how far the views are where it stops`() async throws {
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

    @Test func `changes that are added while it is active are made at once, and are part of it`() async throws {
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

    @Test func `one that pauses at its end is not over`() async throws {
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

    @Test func `a running one is made in one step`() async throws {
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

    @Test func `an animator lives as long as it runs`() async throws {
        try await withDevice {
            var isOver = false
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {}.running { isOver = true }
            await wait(1)
            #expect(isOver)
        }
    }

    @Test func `a spring overshoots, and one that does not swing does not`() async throws {
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
