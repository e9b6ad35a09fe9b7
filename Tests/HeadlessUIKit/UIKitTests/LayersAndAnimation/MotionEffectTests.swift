import Simulator
import Testing
import UIKit

/// Tests of a view's motion effects while the phone is tilted.
@MainActor @Suite struct MotionEffectTests {
    private func effect(_ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType)
        -> UIInterpolatingMotionEffect
    {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = CGFloat(20)
        return effect
    }

    @Test func `an effect's value is proportional to the tilt of the device`() {
        let effect = effect("center.x", .tiltAlongHorizontalAxis)
        func value(_ tilt: CGFloat) -> CGFloat? {
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: tilt, vertical: 1))?["center.x"]
                as? CGFloat
        }
        #expect(value(0) == 0 && value(0.5) == 10 && value(-0.5) == -5)
    }

    @Test func `a group adds up the values of its effects`() {
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("x", .tiltAlongHorizontalAxis), effect("x", .tiltAlongVerticalAxis),
            effect("y", .tiltAlongVerticalAxis),
        ]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0.5))
        #expect(values?["x"] as? CGFloat == 30 && values?["y"] as? CGFloat == 10)
        #expect(UIMotionEffectGroup().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test func `a view stores its motion effects`() {
        let (view, one, other) = (UIView(), UIMotionEffectGroup(), UIMotionEffectGroup())
        view.addMotionEffect(one)
        view.addMotionEffect(other)
        view.removeMotionEffect(one)
        #expect(view.motionEffects == [other])
    }
}
