import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of recognizers that apps write: the properties that they set, and UIKit's response.
@MainActor @Suite struct CustomRecognizerTests {
    /// A recognizer that runs a test's closures when it receives touches.
    private final class Puppet: UIGestureRecognizer {
        var onBegan: (Puppet) -> Void = { _ in }
        var onMoved: (Puppet) -> Void = { _ in }
        var onEnded: (Puppet) -> Void = { _ in }
        var resets = 0
        var received: [UITouch.Phase] = []

        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            name = "puppet"
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            received.append(.began)
            onBegan(self)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            received.append(.moved)
            onMoved(self)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            received.append(.ended)
            onEnded(self)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            received.append(.cancelled)
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

    @Test func `a new recognizer has UIKit's default values`() {
        #expect(puppet.name == "puppet" && Puppet(target: self, action: nil).name == "puppet")
        #expect(UITapGestureRecognizer(target: nil, action: nil).numberOfTapsRequired == 1)
        #expect(puppet.state == .possible && puppet.isEnabled && puppet.cancelsTouchesInView)
        #expect(!puppet.delaysTouchesBegan && puppet.delaysTouchesEnded && puppet.requiresExclusiveTouchType)
    }

    @Test func `a continuous gesture calls its action at each step and is reset at the end`() async throws {
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

    @Test func `a recognizer receives no more touches after it recognized a discrete gesture`() async throws {
        try await onScreen {
            puppet.onMoved = { $0.state = .recognized }
            drag(from: point, to: CGPoint(x: 200, y: 200), steps: 3)
            #expect(log.lines == ["pad began", "puppet ended", "pad cancelled"])
            #expect(puppet.resets == 1 && puppet.received == [.began, .moved])
        }
    }

    @Test func `a failed recognizer receives no more touches and is reset when the finger lifts`() async throws {
        try await onScreen {
            puppet.onMoved = { $0.state = .failed }
            let finger = press(at: point)
            finger.move(to: CGPoint(x: 110, y: 200))
            finger.move(to: CGPoint(x: 120, y: 200))
            #expect(puppet.state == .failed && puppet.resets == 0 && puppet.received == [.began, .moved])
            finger.lift()
            #expect(puppet.state == .possible && puppet.resets == 1)
            #expect(log.lines == ["pad began", "pad moved", "pad moved", "pad ended"])
        }
    }

    @Test func `invalid state transitions are ignored`() async throws {
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
            #expect(puppet.state == .possible, "without a touch, the state can't change to failed")
        }
    }

    @Test func `a gesture that fails after it began is canceled`() async throws {
        try await onScreen {
            puppet.onBegan = { $0.state = .began }
            puppet.onMoved = { $0.state = .failed }
            drag(from: point, to: CGPoint(x: 200, y: 200), steps: 2)
            #expect(log.lines == ["puppet began", "puppet cancelled"])
        }
    }

    @Test func `several state changes in one event call the action once for each state`() async throws {
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

    @Test func `shouldReceive(_:) and allowedTouchTypes limit the events that a recognizer receives`() async throws {
        final class Choosy: UITapGestureRecognizer {
            var isReceiving = false
            override func shouldReceive(_ event: UIEvent) -> Bool { isReceiving && super.shouldReceive(event) }
        }
        try await onScreen {
            let choosy = Choosy()
            log.listen(to: choosy, "choosy")
            pad.gestureRecognizers = [choosy]
            tap(at: point)
            choosy.isReceiving = true
            tap(at: point)
            choosy.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            tap(at: point)
            #expect(log.lines.filter { $0 == "choosy ended" }.count == 1)
        }
    }

    @Test func `a subclass can override the locations and the number of touches`() {
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
