import Simulator
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Tests of random touches on nested scroll views.
@MainActor @Suite struct ScrollPropertyTests {
    /// A delegate that checks that its calls about drags and decelerations arrive in a possible order.
    private final class Witness: NSObject, UIScrollViewDelegate {
        private(set) var isDragged = false
        private(set) var runsOn = false
        private(set) var mistakes: [String] = []

        private func expect(_ isRight: Bool, _ what: String) {
            if !isRight { mistakes.append(what) }
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            expect(!isDragged && scrollView.isTracking, "begin dragging")
            isDragged = true
        }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            expect(isDragged && !scrollView.isPagingEnabled, "will end dragging")
            let target = targetContentOffset.pointee
            expect(target.x.isFinite && target.y.isFinite, "target \(target)")
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            expect(isDragged && !scrollView.isDragging, "end dragging")
            isDragged = false
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            expect(!isDragged, "begin decelerating")
            runsOn = true
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            expect(runsOn && !isDragged, "end decelerating")
            runsOn = false
        }
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func `random touches call the delegate in order and leave the content within limits`(seed: UInt64) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let window = newWindow()
            window.isHidden = false
            let views = (0..<4).map { _ in view(&random) }
            for (index, view) in views.enumerated() {
                (views.prefix(index).randomElement(using: &random) ?? window).addSubview(view)
            }
            let witnesses = views.map { _ in Witness() }
            for (view, witness) in zip(views, witnesses) { view.delegate = witness }
            var fingers: [Finger] = []
            for _ in 0..<100 {
                switch Int.random(in: 0..<9, using: &random) {
                case 0, 1: fingers.append(press(at: point(&random)))
                case 2, 3, 4:
                    guard let finger = fingers.randomElement(using: &random) else { continue }
                    finger.move(to: point(&random))
                case 5:
                    guard let index = fingers.indices.randomElement(using: &random) else { continue }
                    fingers.remove(at: index).lift()
                case 6: await PhoneClock.phone.advance(by: .milliseconds(.random(in: 0...400, using: &random)))
                case 7:
                    await swipe(from: point(&random), to: point(&random), in: .milliseconds(80), steps: 4)
                default:
                    views.randomElement(using: &random)!.scrollRectToVisible(
                        CGRect(origin: point(&random), size: CGSize(width: 10, height: 10)),
                        animated: .random(using: &random))
                }
                let mistakes = witnesses.flatMap { $0.mistakes }
                #expect(mistakes == [])
            }
            liftFingers(fingers)
            await PhoneClock.phone.advance(by: .seconds(30))
            for (view, witness) in zip(views, witnesses) {
                #expect(!witness.isDragged && witness.mistakes.isEmpty, "\(witness.mistakes)")
                #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
                let greatest = CGPoint(
                    x: max(0, view.contentSize.width - view.bounds.width),
                    y: max(0, view.contentSize.height - view.bounds.height))
                #expect(view.contentOffset.x >= 0 && view.contentOffset.x <= greatest.x)
                #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= greatest.y)
            }
            window.isHidden = true
        }
    }

    private func view(_ random: inout SeededGenerator) -> UIScrollView {
        let view = UIScrollView(
            frame: CGRect(
                x: .random(in: 0...50, using: &random), y: .random(in: 0...100, using: &random), width: 250, height: 300
            ))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(
            width: .random(in: 100...900, using: &random), height: .random(in: 100...2000, using: &random))
        view.isPagingEnabled = Int.random(in: 0..<4, using: &random) == 0
        view.bounces = Int.random(in: 0..<4, using: &random) != 0
        view.alwaysBounceVertical = .random(using: &random)
        view.isDirectionalLockEnabled = .random(using: &random)
        view.delaysContentTouches = .random(using: &random)
        return view
    }

    private func point(_ random: inout SeededGenerator) -> CGPoint {
        CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 20...400, using: &random))
    }
}
