import Simulator
import TestSupport
import Testing
import UIKitTestSupport

/// Tests of random touches on views that are added and removed.
@MainActor @Suite struct TouchPropertyTests {
    @Test(arguments: 0..<15 as Range<UInt64>)
    func `in random sequences, a touch ends or is canceled in the view in which it began`(seed: UInt64) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let windows = [newWindow(), newWindow(frame: CGRect(x: 0, y: 200, width: 300, height: 200))]
            for window in windows { window.isHidden = false }
            let views = (0..<8).map { _ in witness(&random) }
            for view in views { windows.randomElement(using: &random)!.addSubview(view) }
            var fingers: [Finger] = []
            for _ in 0..<80 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1, 2: fingers += pressFingers(at: (0...1).map { _ in point(&random) })
                case 3, 4: fingers.randomElement(using: &random)?.move(to: point(&random))
                case 5, 6:
                    guard let index = fingers.indices.randomElement(using: &random) else { continue }
                    fingers.remove(at: index).lift()
                default:
                    let view = views.randomElement(using: &random)!
                    let home = ((windows as [UIView]) + views).randomElement(using: &random)!
                    if home.isDescendant(of: view) { view.removeFromSuperview() } else { home.addSubview(view) }
                }
                check(views)
            }
            liftFingers(fingers)
            #expect(!views.contains { !$0.open.isEmpty }, "a touch that began never ended")
        }
    }

    private func check(_ views: [TouchWitness]) {
        #expect(!views.contains { $0.isWrong })
        for view in views where !view.open.isEmpty {
            #expect(view.isMultipleTouchEnabled || view.open.count == 1)
            let beside = views.filter { $0 !== view && $0.window === view.window && !$0.open.isEmpty }
            #expect(!view.isExclusiveTouch || beside.isEmpty)
        }
    }

    private func witness(_ random: inout SeededGenerator) -> TouchWitness {
        let view = TouchWitness(
            frame: CGRect(
                x: .random(in: -20...250, using: &random), y: .random(in: -20...450, using: &random),
                width: 150, height: 200))
        view.isMultipleTouchEnabled = .random(using: &random)
        view.isExclusiveTouch = Int.random(in: 0..<4, using: &random) == 0
        return view
    }

    private func point(_ random: inout SeededGenerator) -> CGPoint {
        CGPoint(x: .random(in: 0...375, using: &random), y: .random(in: 0...667, using: &random))
    }
}
