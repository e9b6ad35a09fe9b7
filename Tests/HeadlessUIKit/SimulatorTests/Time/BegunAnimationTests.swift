import Simulator
import Testing
import UIKit

/// Tests of animations between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor @Suite struct BegunAnimationTests {
    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `what changes in between has the duration`() async throws {
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
    @Test func `a transaction around it is over when it is`() async throws {
        try await withDevice {
            var isOver = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelay(1)
            UIView.commitAnimations()
            CATransaction.commit()
            await PhoneClock.phone.advance(by: .milliseconds(1900))
            #expect(!isOver)
            await PhoneClock.phone.advance(by: .milliseconds(200))
            #expect(isOver)
        }
    }
}
