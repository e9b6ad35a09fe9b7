import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of a scroll view inside another scroll view.
@MainActor @Suite struct NestedScrollTests {
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func onScreen(
        outer content: CGSize, inner innerContent: CGSize, _ body: @MainActor () async throws -> Void
    ) async throws {
        try await withDevice {
            for (view, size) in [(outer, content), (inner, innerContent)] {
                view.contentInsetAdjustmentBehavior = .never
                view.contentSize = size
            }
            outer.addSubview(inner)
            let window = windowShowing(outer)
            try await body()
            window.isHidden = true
        }
    }

    private func drag(by x: CGFloat, _ y: CGFloat) {
        Simulator.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150 + x, y: 250 + y), steps: 4)
    }

    @Test func `nested scroll views with different axes scroll along their own axes`() async throws {
        try await onScreen(outer: CGSize(width: 900, height: 400), inner: CGSize(width: 300, height: 2000)) {
            drag(by: -100, 0)
            #expect(outer.contentOffset == CGPoint(x: 100, y: 0) && inner.contentOffset == .zero)
            outer.contentOffset = .zero
            drag(by: -20, -80)
            #expect(outer.contentOffset == .zero && inner.contentOffset == CGPoint(x: 0, y: 80))
            drag(by: -80, -30)
            #expect(outer.contentOffset == CGPoint(x: 80, y: 0) && inner.contentOffset.y == 80)
        }
    }

    @Test func `with the same axis, the inner scroll view scrolls first, and the outer one at its end`() async throws {
        try await onScreen(outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 500)) {
            drag(by: 0, -100)
            #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
            inner.contentOffset.y = 200
            drag(by: 0, -100)
            #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 100)
            drag(by: 0, 50)
            #expect(inner.contentOffset.y == 150 && outer.contentOffset.y == 100)
        }
    }

    @Test func `the inner scroll view bounces if neither has more content`() async throws {
        try await onScreen(outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 500)) {
            let finger = press(at: CGPoint(x: 150, y: 250))
            finger.move(to: CGPoint(x: 150, y: 300))
            #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0)
            finger.lift()
        }
    }

    @Test func `a drag on a scroll view that can't scroll scrolls the outer one`() async throws {
        try await onScreen(outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 100)) {
            drag(by: 0, -100)
            #expect(inner.contentOffset == .zero && outer.contentOffset.y == 100)
        }
    }
}
