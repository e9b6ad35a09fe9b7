import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TapCountTests {
    /// A view that records the tap counts of the touches that begin in it.
    private final class Counter: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts += touches.map(\.tapCount)
        }
    }

    private func counts(_ gestures: @MainActor (PhoneClock) async -> Void) async throws -> [Int] {
        try await withDevice {
            let counter = Counter(frame: mainScreen.bounds)
            let window = UIWindow(showing: counter)
            await gestures(.phone)
            #expect(window.subviews == [counter])
            return counter.counts
        }
    }

    @Test func `taps at one location increase the tap count while the clock stands still`() async throws {
        let counts = try await counts { _ in
            for _ in 0..<3 { tap(at: CGPoint(x: 100, y: 100)) }
        }
        #expect(counts == [1, 2, 3])
    }

    @Test func `after a pause of more than 350 ms, the tap count restarts`() async throws {
        let counts = try await counts { clock in
            tap(at: CGPoint(x: 100, y: 100))
            await clock.advance(by: .milliseconds(350))
            tap(at: CGPoint(x: 100, y: 100))
            await clock.advance(by: .milliseconds(351))
            tap(at: CGPoint(x: 100, y: 100))
        }
        #expect(counts == [1, 2, 1])
    }

    @Test func `a tap more than 45 points away restarts the tap count`() async throws {
        let counts = try await counts { _ in
            tap(at: CGPoint(x: 100, y: 100))
            tap(at: CGPoint(x: 145, y: 55))
            tap(at: CGPoint(x: 191, y: 55))
        }
        #expect(counts == [1, 2, 1])
    }
}
