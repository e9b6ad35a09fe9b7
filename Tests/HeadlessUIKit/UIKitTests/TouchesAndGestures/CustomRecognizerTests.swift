import Simulator
import Testing
import UIKit

/// Tests of recognizers that apps write: the properties that they set, and UIKit's response.
@MainActor @Suite struct CustomRecognizerTests {
    /// A recognizer that runs a test's closures when it receives touches.
    private final class Puppet: UIGestureRecognizer {
        var onBegan: (Puppet) -> Void = { _ in }
        var onMoved: (Puppet) -> Void = { _ in }
        var onEnded: (Puppet) -> Void = { _ in }
        var resets = 0
        var heard: [UITouch.Phase] = []

        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            name = "puppet"
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            heard.append(.began)
            onBegan(self)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            heard.append(.moved)
            onMoved(self)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            heard.append(.ended)
            onEnded(self)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            heard.append(.cancelled)
            state = .cancelled
        }
        override func reset() {
            super.reset()
            resets += 1
        }
    }

    private let log = GestureLog()
    private let puppet = Puppet()
    private let pad: TouchedView
    private let point = CGPoint(x: 100, y: 200)

    init() {
        pad = TouchedView("pad", CGRect(x: 0, y: 100, width: 300, height: 300), log)
        log.listen(to: puppet, "puppet")
    }

    private func onScreen(_ body: @MainActor () async throws -> Void) async throws {
        try await withDevice {
            pad.addGestureRecognizer(puppet)
            let window = windowShowing(pad)
            try await body()
            window.isHidden = true
        }
    }

    @Test func `the initialiser is that of a phone`() {
        #expect(puppet.name == "puppet" && Puppet(target: self, action: nil).name == "puppet")
        #expect(UITapGestureRecognizer(target: nil, action: nil).numberOfTapsRequired == 1)
        #expect(puppet.state == .possible && puppet.isEnabled && puppet.cancelsTouchesInView)
        #expect(!puppet.delaysTouchesBegan && puppet.delaysTouchesEnded && puppet.requiresExclusiveTouchType)
    }

    @Test func `a gesture that goes on is told step by step, and forgotten when it ends`() async throws {
        try await onScreen {
            puppet.onBegan = { $0.state = .began }
            puppet.onMoved = { $0.state = .changed }
            puppet.onEnded = { $0.state = .ended }
            drag(from: point, to: CGPoint(x: 200, y: 200), steps: 2)
            #expect(
                log.lines == ["puppet began", "puppet changed", "puppet changed", "puppet ended"])
            #expect(puppet.resets == 1 && puppet.state == .possible)
        }
    }

    @Test func `a gesture that is over at once leaves touches that go on alone`() async throws {
        try await onScreen {
            puppet.onMoved = { $0.state = .recognized }
            drag(from: point, to: CGPoint(x: 200, y: 200), steps: 3)
            #expect(log.lines == ["pad began", "puppet ended", "pad cancelled"])
            #expect(puppet.resets == 1 && puppet.heard == [.began, .moved])
        }
    }

    @Test func `one that fails hears no more, and is reset when the fingers are gone`() async throws {
        try await onScreen {
            puppet.onMoved = { $0.state = .failed }
            let finger = press(at: point)
            finger.move(to: CGPoint(x: 110, y: 200))
            finger.move(to: CGPoint(x: 120, y: 200))
            #expect(puppet.state == .failed && puppet.resets == 0 && puppet.heard == [.began, .moved])
            finger.lift()
            #expect(puppet.state == .possible && puppet.resets == 1)
            #expect(log.lines == ["pad began", "pad moved", "pad moved", "pad ended"])
        }
    }

    @Test func `states that cannot follow are not taken`() async throws {
        try await onScreen {
            puppet.onBegan = {
                $0.state = .changed
                #expect($0.state == .possible)
                $0.state = .began
                $0.state = .possible
                #expect($0.state == .began)
                $0.state = .ended
                $0.state = .changed
                #expect($0.state == .ended)
            }
            tap(at: point)
            #expect(log.lines.filter { $0.hasPrefix("puppet") } == ["puppet began", "puppet ended"])
            puppet.state = .failed
            #expect(puppet.state == .possible, "with no touch there is nothing to fail")
        }
    }

    @Test func `a gesture that has begun and fails is cancelled`() async throws {
        try await onScreen {
            puppet.onBegan = { $0.state = .began }
            puppet.onMoved = { $0.state = .failed }
            drag(from: point, to: CGPoint(x: 200, y: 200), steps: 2)
            #expect(log.lines == ["puppet began", "puppet cancelled"])
        }
    }

    @Test func `every action finds the state that it is told of`() async throws {
        try await onScreen {
            puppet.onBegan = {
                $0.state = .began
                $0.state = .changed
                $0.state = .changed
                $0.state = .cancelled
            }
            tap(at: point)
            #expect(
                log.lines.filter { $0.hasPrefix("puppet") } == ["puppet began", "puppet changed", "puppet cancelled"])
        }
    }

    @Test func `a subclass decides which events it gets`() async throws {
        final class Choosy: UITapGestureRecognizer {
            var wants = false
            override func shouldReceive(_ event: UIEvent) -> Bool { wants && super.shouldReceive(event) }
        }
        try await onScreen {
            let choosy = Choosy()
            log.listen(to: choosy, "choosy")
            pad.gestureRecognizers = [choosy]
            tap(at: point)
            choosy.wants = true
            tap(at: point)
            choosy.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            tap(at: point)
            #expect(log.lines.filter { $0 == "choosy ended" }.count == 1)
        }
    }

    @Test func `a subclass finds its own places`() {
        final class Fixed: UITapGestureRecognizer {
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
            override var numberOfTouches: Int { 3 }
            override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
                CGPoint(x: touchIndex, y: 0)
            }
        }
        let fixed = Fixed()
        #expect(fixed.location(in: nil).y == 2 && fixed.location(ofTouch: 2, in: nil).x == 2)
        #expect(fixed.numberOfTouches == 3)
    }
}
