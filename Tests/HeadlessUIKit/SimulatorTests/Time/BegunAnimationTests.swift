import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of animations between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor @Suite struct BegunAnimationTests {
    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `inheritedAnimationDuration is the duration of the innermost begun animation`() async throws {
        try await withDevice {
            UIView.beginAnimations("move", context: nil)
            #expect(UIView.inheritedAnimationDuration == 0.2)
            UIView.setAnimationDuration(0.5)
            UIView.setAnimationCurve(.easeIn)
            UIView.setAnimationBeginsFromCurrentState(true)
            #expect(UIView.inheritedAnimationDuration == 0.5)
            UIView.beginAnimations(nil, context: nil)
            #expect(UIView.inheritedAnimationDuration == 0.2)
            UIView.commitAnimations()
            #expect(UIView.inheritedAnimationDuration == 0.5)
            UIView.commitAnimations()
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.commitAnimations()
            UIView.setAnimationDuration(3)
            #expect(UIView.inheritedAnimationDuration == 0)
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `changes of a begun animation are presented between their old and new values`() async throws {
        try await withDevice {
            let view = UIView()
            let window = screenWindow(view)
            await PhoneClock.phone.advance(by: .zero)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            view.alpha = 0
            UIView.commitAnimations()
            await PhoneClock.phone.advance(by: .milliseconds(500))
            #expect(view.alpha == 0 && view.layer.presentation()?.opacity == 0.5)
            withExtendedLifetime(window) {}
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `a transaction waits for a committed animation and its delay`() async throws {
        try await withDevice {
            var isOver = false
            let window = newWindow()
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelay(1)
            window.alpha = 0
            UIView.commitAnimations()
            CATransaction.commit()
            await PhoneClock.phone.advance(by: .milliseconds(1900))
            #expect(!isOver)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            #expect(isOver)
        }
    }
}
