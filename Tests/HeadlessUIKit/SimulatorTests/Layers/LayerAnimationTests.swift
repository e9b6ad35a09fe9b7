import Simulator
import Testing
import UIKit

/// An animation delegate that logs its calls.
private final class AnimationLog: NSObject, CAAnimationDelegate {
    private(set) var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        lines.append("\(name(anim)) starts")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("\(name(anim)) \(flag ? "finishes" : "stops")")
    }

    func note(_ line: String) { lines.append(line) }

    private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "?" }
}

/// Tests that animations of layers advance with the phone's clock.
@MainActor @Suite struct LayerAnimationTests {
    private let layer = CALayer()
    private let log = AnimationLog()
    private var clock: PhoneClock { PhoneClock.phone }

    private func animation(_ name: String, lasting duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0
        animation.duration = duration
        animation.delegate = log
        animation.setValue(name, forKey: "name")
        return animation
    }

    @Test func `an animation is removed after its duration, and the layer is unchanged`() async throws {
        try await withDevice {
            layer.add(animation("fade", lasting: 1), forKey: "fade")
            #expect(layer.opacity == 1 && layer.animationKeys() == ["fade"] && log.lines.isEmpty)
            await clock.advance(by: .milliseconds(999))
            #expect(log.lines == ["fade starts"] && layer.animation(forKey: "fade") != nil)
            await clock.advance(by: .milliseconds(1))
            #expect(log.lines == ["fade starts", "fade finishes"])
            #expect(layer.opacity == 1 && layer.animationKeys() == nil && layer.animation(forKey: "fade") == nil)
        }
    }

    @Test func `the layer keeps a copy of an added animation`() async throws {
        try await withDevice {
            let animation = animation("fade", lasting: 1)
            layer.add(animation, forKey: "fade")
            animation.duration = 7
            let copy = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
            #expect(copy !== animation && copy.duration == 1 && copy.keyPath == "opacity" && copy.toValue as? Int == 0)
        }
    }

    @Test func `an animation replaces the previous one with the same key`() async throws {
        try await withDevice {
            layer.add(animation("one", lasting: 1), forKey: "key")
            layer.add(animation("two", lasting: 1), forKey: "key")
            await clock.advance(by: .seconds(1))
            #expect(log.lines.filter { !$0.hasSuffix("starts") } == ["one stops", "two finishes"])
        }
    }

    @Test func `a removed animation stops without finishing`() async throws {
        try await withDevice {
            layer.add(animation("one", lasting: 1), forKey: "one")
            layer.add(animation("two", lasting: 1), forKey: nil)
            await clock.advance(by: .milliseconds(500))
            layer.removeAnimation(forKey: "other")
            layer.removeAnimation(forKey: "one")
            #expect(layer.animationKeys() == [] && log.lines == ["one starts", "two starts"])
            await clock.advance(by: .zero)
            #expect(log.lines.last == "one stops")
            layer.removeAllAnimations()
            await clock.advance(by: .seconds(9))
            #expect(log.lines.last == "two stops" && log.lines.count == 4 && layer.animationKeys() == nil)
        }
    }

    /// The properties that differ from those of an animation of one second, and the resulting duration in milliseconds.
    struct Length: Sendable {
        var count: Float = 0
        var repeats: Double = 0
        var isThereAndBack = false
        var speed: Float = 1
        var duration: Double = 1
        let milliseconds: Int
    }

    @Test(arguments: [
        Length(milliseconds: 1000), Length(count: 3, milliseconds: 3000),
        Length(isThereAndBack: true, milliseconds: 2000),
        Length(speed: 2, milliseconds: 500), Length(repeats: 5, milliseconds: 5000),
        Length(count: 0.5, milliseconds: 500), Length(count: 2, isThereAndBack: true, milliseconds: 4000),
        Length(duration: 0, milliseconds: 250),
    ])
    func `the total duration includes repeats, autoreverse and speed`(length: Length) async throws {
        try await withDevice {
            let animation = animation("it", lasting: length.duration)
            (animation.repeatCount, animation.repeatDuration) = (length.count, length.repeats)
            (animation.autoreverses, animation.speed) = (length.isThereAndBack, length.speed)
            layer.add(animation, forKey: nil)
            await clock.advance(by: .milliseconds(length.milliseconds - 1))
            #expect(log.lines == ["it starts"])
            await clock.advance(by: .milliseconds(1))
            #expect(log.lines == ["it starts", "it finishes"])
        }
    }

    @Test func `an animation starts at its beginTime`() async throws {
        try await withDevice {
            await clock.advance(by: .seconds(3))
            #expect(CACurrentMediaTime() == 3)
            let animation = animation("late", lasting: 1)
            animation.beginTime = CACurrentMediaTime() + 2
            layer.add(animation, forKey: nil)
            await clock.advance(by: .milliseconds(1999))
            #expect(log.lines.isEmpty)
            await clock.advance(by: .milliseconds(1))
            #expect(log.lines == ["late starts"])
            await clock.advance(by: .seconds(1))
            #expect(log.lines == ["late starts", "late finishes"])
        }
    }

    @Test func `an animation that repeats forever doesn't end`() async throws {
        try await withDevice {
            let animation = animation("pulse", lasting: 1)
            animation.repeatCount = .infinity
            layer.add(animation, forKey: "pulse")
            await clock.advance(by: .seconds(1000))
            #expect(log.lines == ["pulse starts"] && layer.animationKeys() == ["pulse"])
        }
    }

    @Test func `an animation with isRemovedOnCompletion false stays on the layer when it finishes`() async throws {
        try await withDevice {
            let animation = animation("stay", lasting: 1)
            animation.isRemovedOnCompletion = false
            animation.fillMode = .forwards
            layer.add(animation, forKey: "stay")
            await clock.advance(by: .seconds(1))
            #expect(log.lines.last == "stay finishes" && layer.animationKeys() == ["stay"])
            layer.removeAnimation(forKey: "stay")
            await clock.advance(by: .seconds(1))
            #expect(log.lines.count == 2 && layer.animationKeys() == nil)
        }
    }

    @Test func `a group ends after its own duration, and only its delegate is called`() async throws {
        try await withDevice {
            let group = CAAnimationGroup()
            group.animations = [animation("inner", lasting: 9)]
            group.duration = 2
            group.delegate = log
            group.setValue("group", forKey: "name")
            layer.add(group, forKey: nil)
            await clock.advance(by: .seconds(10))
            #expect(log.lines == ["group starts", "group finishes"])
        }
    }

    @Test func `a layer removed from the tree loses its animations`() async throws {
        try await withDevice {
            let (view, outer) = (UIView(), UIView())
            outer.addSubview(view)
            view.layer.addSublayer(layer)
            layer.add(animation("inner", lasting: 5), forKey: nil)
            view.removeFromSuperview()
            await clock.advance(by: .zero)
            #expect(log.lines.last == "inner stops")
            layer.add(animation("again", lasting: 5), forKey: nil)
            layer.removeFromSuperlayer()
            await clock.advance(by: .zero)
            #expect(log.lines.last == "again stops")
        }
    }

    @Test func `copies of all animation types have all properties`() throws {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 7, 1)
        let springs = try #require(spring.copy() as? CASpringAnimation)
        #expect([springs.mass, springs.stiffness, springs.damping, springs.initialVelocity] == [2, 50, 7, 1])
        let frames = CAKeyframeAnimation(keyPath: "position")
        (frames.values, frames.keyTimes, frames.calculationMode) = ([1, 2], [0, 1], .paced)
        frames.path = CGPath(rect: .zero, transform: nil)
        let copy = try #require(frames.copy() as? CAKeyframeAnimation)
        #expect(copy.values as? [Int] == [1, 2] && copy.keyTimes == [0, 1] && copy.calculationMode == .paced)
        #expect(copy.path == frames.path && copy.keyPath == "position")
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromLeft)
        let push = try #require(transition.copy() as? CATransition)
        #expect(push.type == .push && push.subtype == .fromLeft && push.endProgress == 1)
    }

    @Test func `a spring's settling duration is shorter with more damping, infinite without`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        let usual = spring.settlingDuration
        spring.damping = 20
        #expect(usual > 1 && usual < 2 && spring.settlingDuration < usual)
        spring.damping = 0
        #expect(spring.settlingDuration == .infinity)
    }

    @Test func `a timing function has its control points`() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 0.4])
        #expect(CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    }
}
