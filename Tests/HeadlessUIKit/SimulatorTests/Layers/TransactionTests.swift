import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of transactions, which group changes of layers.
@MainActor @Suite struct TransactionTests {
    private let layer = CALayer()
    private var clock: PhoneClock { PhoneClock.phone }

    private func fade(_ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = duration
        return animation
    }

    /// Shows a layer that has no view, and waits for the next turn of the run loop.
    private func show() async -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        window.layer.addSublayer(layer)
        await clock.advance(by: .zero)
        return window
    }

    @Test func `the completion block runs when all animations have ended`() async throws {
        try await withDevice {
            var isOver = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            layer.add(fade(1), forKey: "one")
            layer.add(fade(2), forKey: "two")
            CATransaction.commit()
            await clock.advance(by: .milliseconds(1999))
            #expect(!isOver)
            await clock.advance(by: .milliseconds(1))
            #expect(isOver)
        }
    }

    @Test func `the block of an inner transaction runs before that of the outer one`() async throws {
        try await withDevice {
            let window = await show()
            var lines: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { lines.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { lines.append("inner") }
            layer.add(fade(1), forKey: "one")
            CATransaction.commit()
            CATransaction.commit()
            await clock.advance(by: .seconds(1))
            #expect(lines == ["inner", "outer"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `without animations, the completion block runs on commit`() async throws {
        try await withDevice {
            var isOver = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            #expect(CATransaction.completionBlock() != nil && !isOver)
            CATransaction.commit()
            #expect(isOver)
        }
    }

    @Test func `the completion block runs once, after commit`() async throws {
        try await withDevice {
            var times = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { times += 1 }
            layer.add(fade(1), forKey: "one")
            await clock.advance(by: .seconds(1))
            #expect(times == 0)
            layer.add(fade(1), forKey: "two")
            CATransaction.commit()
            await clock.advance(by: .seconds(1))
            #expect(times == 1)
        }
    }

    @Test func `the completion block runs when the animations are removed`() async throws {
        try await withDevice {
            var isOver = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            layer.add(fade(9), forKey: "one")
            CATransaction.commit()
            layer.removeAnimation(forKey: "one")
            await clock.advance(by: .zero)
            #expect(isOver)
        }
    }

    @Test func `a transaction waits for nested transactions and view animations`() async throws {
        try await withDevice {
            let view = UIView()
            let window = screenWindow(view)
            var lines: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { lines.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { lines.append("inner") }
            layer.add(fade(1), forKey: "one")
            CATransaction.commit()
            UIView.animate(withDuration: 2, animations: { view.alpha = 0 }, completion: { _ in lines.append("view") })
            CATransaction.commit()
            await clock.advance(by: .seconds(1))
            #expect(lines == ["inner"])
            await clock.advance(by: .seconds(1))
            #expect(lines == ["inner", "view", "outer"])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a transaction's settings apply to nested transactions`() async throws {
        try await withDevice {
            #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
            #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .linear))
            CATransaction.setAnimationDuration(3)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        }
    }

    @Test func `without begin and commit, a transaction ends with the run loop cycle`() async throws {
        try await withDevice {
            var isOver = false
            CATransaction.setAnimationDuration(5)
            CATransaction.setCompletionBlock { isOver = true }
            #expect(CATransaction.animationDuration() == 5 && !isOver)
            await clock.advance(by: .zero)
            #expect(CATransaction.animationDuration() == 0.25 && isOver)
        }
    }

    @Test func `changing a visible layer's properties animates implicitly`() async throws {
        try await withDevice {
            let window = await show()
            var isOver = false
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { isOver = true }
            layer.opacity = 0
            layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            CATransaction.commit()
            #expect(layer.opacity == 0 && Set(layer.animationKeys() ?? []) == ["opacity", "position", "bounds"])
            await clock.advance(by: .milliseconds(1999))
            #expect(!isOver)
            await clock.advance(by: .milliseconds(1))
            #expect(isOver && layer.animationKeys() == nil)
            _ = window
        }
    }

    @Test func `new layers, view layers and changes with disabled actions don't animate`() async throws {
        try await withDevice {
            layer.opacity = 0.5
            #expect(layer.animationKeys() == nil)
            let window = await show()
            window.layer.opacity = 0.5
            #expect(window.layer.animationKeys() == nil && window.layer.action(forKey: "opacity") == nil)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            layer.removeFromSuperlayer()
            layer.opacity = 1
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func `a layer's delegate and actions dictionary determine the actions`() async throws {
        final class Chooser: NSObject, CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "opacity" ? NSNull() : nil
            }
        }
        final class Noter: NSObject, CAAction {
            var events: [String] = []
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                events.append(event)
            }
        }
        try await withDevice {
            let window = await show()
            let (noter, chooser) = (Noter(), Chooser())
            layer.actions = ["cornerRadius": noter, "borderWidth": NSNull()]
            layer.delegate = chooser
            layer.opacity = 0.5
            layer.borderWidth = 2
            layer.cornerRadius = 3
            layer.zPosition = 4
            #expect(noter.events == ["cornerRadius"] && layer.animationKeys() == ["zPosition"])
            #expect(layer.action(forKey: "no such thing") == nil)
            _ = window
        }
    }

    @Test func `shape and gradient layers animate their own properties`() async throws {
        try await withDevice {
            let window = await show()
            let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
            layer.sublayers = [shape, gradient]
            await clock.advance(by: .zero)
            shape.strokeEnd = 0.5
            shape.path = CGPath(rect: .zero, transform: nil)
            gradient.colors = [UIColor.red.cgColor]
            #expect(shape.animationKeys() == ["strokeEnd"] && gradient.animationKeys() == ["colors"])
            _ = window
        }
    }
}
