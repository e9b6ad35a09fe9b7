import Simulator
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of random recognizers on random views, with random touches.
@MainActor @Suite struct GesturePropertyTests {
    private typealias State = UIGestureRecognizer.State

    /// An observer that checks that the actions of a recognizer see its states in a possible order.
    @MainActor private final class Witness {
        var states: [State] = []
        var isWrong = false

        func watch(_ recognizer: UIGestureRecognizer) {
            recognizer.addAction(
                UIAction { [weak self, unowned recognizer] _ in self?.note(recognizer.state) })
        }

        var isUnderWay: Bool { states.last.map { $0 == .began || $0 == .changed } ?? false }

        private func note(_ state: State) {
            let allowed: [State] = isUnderWay ? [.changed, .ended, .cancelled] : [.began, .ended]
            if !allowed.contains(state) { isWrong = true }
            states.append(state)
        }
    }

    private final class Lenient: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `gestures and touches begin and end in a valid order in random sequences`(seed: UInt64) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let window = newWindow()
            window.isHidden = false
            let pads = (0..<6).map { _ in pad(&random) }
            for (index, pad) in pads.enumerated() {
                (pads.prefix(index).randomElement(using: &random) ?? window).addSubview(pad)
            }
            let delegate = Lenient()
            var pairs: [(recognizer: UIGestureRecognizer, witness: Witness)] = []
            for _ in 0..<8 {
                let recognizer = recognizer(&random)
                if Int.random(in: 0..<4, using: &random) == 0 { recognizer.delegate = delegate }
                if let other = pairs.randomElement(using: &random)?.recognizer, .random(using: &random) {
                    recognizer.require(toFail: other)
                }
                ((pads as [UIView]) + [window]).randomElement(using: &random)!.addGestureRecognizer(recognizer)
                let witness = Witness()
                witness.watch(recognizer)
                pairs.append((recognizer, witness))
            }
            var fingers: [Finger] = []
            for _ in 0..<120 {
                switch Int.random(in: 0..<12, using: &random) {
                case 0, 1, 2: fingers += pressFingers(at: (0...1).map { _ in point(&random) })
                case 3, 4, 5: fingers.randomElement(using: &random)?.move(to: point(&random))
                case 6, 7:
                    guard let index = fingers.indices.randomElement(using: &random) else { continue }
                    fingers.remove(at: index).lift()
                case 8: tap(at: point(&random))
                case 9: await PhoneClock.phone.advance(by: .milliseconds(.random(in: 0...600, using: &random)))
                case 10: pairs.randomElement(using: &random)?.recognizer.isEnabled.toggle()
                default:
                    let pad = pads.randomElement(using: &random)!
                    if pad.superview == nil { window.addSubview(pad) } else { pad.removeFromSuperview() }
                }
                #expect(!pads.contains { $0.isWrong } && !pairs.contains { $0.witness.isWrong })
            }
            liftFingers(fingers)
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(!pads.contains { $0.isWrong || !$0.open.isEmpty }, "a touch that began never ended")
            for (recognizer, witness) in pairs {
                #expect(!witness.isWrong && !witness.isUnderWay, "\(type(of: recognizer)): \(witness.states)")
                #expect(recognizer.state == .possible && recognizer.tracking.touches.isEmpty)
            }
            #expect(UIApplication.shared.gestures.live.isEmpty)
            window.isHidden = true
        }
    }

    private func recognizer(_ random: inout SeededGenerator) -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer
        switch Int.random(in: 0..<8, using: &random) {
        case 0: recognizer = UITapGestureRecognizer()
        case 1:
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            recognizer = double
        case 2:
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = .random(in: 0...1, using: &random)
            press.allowableMovement = .random(in: 0...300, using: &random)
            recognizer = press
        case 3: recognizer = UIPanGestureRecognizer()
        case 4:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: .random(in: 1...15, using: &random))
            recognizer = swipe
        case 5: recognizer = UIPinchGestureRecognizer()
        case 6: recognizer = UIRotationGestureRecognizer()
        default:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .all
            recognizer = edge
        }
        recognizer.cancelsTouchesInView = .random(using: &random)
        recognizer.delaysTouchesBegan = Int.random(in: 0..<3, using: &random) == 0
        recognizer.delaysTouchesEnded = .random(using: &random)
        return recognizer
    }

    private func pad(_ random: inout SeededGenerator) -> TouchWitness {
        let pad = TouchWitness(
            frame: CGRect(
                x: .random(in: -20...150, using: &random), y: .random(in: -20...250, using: &random), width: 200,
                height: 300))
        pad.isMultipleTouchEnabled = .random(using: &random)
        return pad
    }

    private func point(_ random: inout SeededGenerator) -> CGPoint {
        CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 60...500, using: &random))
    }
}
