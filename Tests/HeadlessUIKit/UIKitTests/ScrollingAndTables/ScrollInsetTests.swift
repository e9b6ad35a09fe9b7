import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct ScrollInsetTests {
    private let log = ScrollLog()

    /// Runs a closure with a scroll view that fills an iPhone X, whose safe area insets are 44 at the top and 34 at the
    /// bottom.
    private func onScreen(
        content: CGSize, _ body: @MainActor (UIScrollView) throws -> Void
    ) async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let window = oldWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            window.isHidden = false
            let view = UIScrollView(frame: controller.view.bounds)
            view.contentSize = content
            controller.view.addSubview(view)
            try body(view)
        }
    }

    @Test func `the adjusted content inset includes the safe area along scrollable axes`() async throws {
        try await onScreen(content: CGSize(width: 375, height: 2000)) { view in
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            view.contentInset.top = 10
            #expect(view.adjustedContentInset.top == 54)
            view.contentSize.height = 812
            #expect(view.adjustedContentInset.top == 10)
            view.alwaysBounceVertical = true
            #expect(view.adjustedContentInset.top == 54)
        }
    }

    @Test func `the adjustment behaviors never and always ignore the content size`() async throws {
        try await onScreen(content: CGSize(width: 375, height: 2000)) { view in
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset == .zero)
            view.contentInsetAdjustmentBehavior = .always
            view.contentSize = .zero
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func `the adjusted inset of a horizontal scroll view includes the sides in landscape`() async throws {
        try await onScreen(content: CGSize(width: 4000, height: 100)) { view in
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            turnDevice(to: .landscapeRight)
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
        }
    }

    @Test func `the first layout pass scrolls to the top, below the safe area inset`() async throws {
        try await onScreen(content: CGSize(width: 375, height: 2000)) { view in
            view.delegate = log
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == -44)
            #expect(log.lines == ["scroll 0.0 -44.0", "inset 44.0"])
            view.layoutIfNeeded()
            #expect(log.lines.count == 2)
        }
    }

    @Test func `setting the content inset doesn't change the offset within its limits`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize.height = 1000
        view.contentInset.top = 30
        #expect(view.contentOffset.y == 0)
        view.contentOffset.y = -30
        view.contentInset.top = 50
        #expect(view.contentOffset.y == -30)
        view.contentInset.top = 0
        #expect(view.contentOffset.y == 0, "but not past the limits")
    }

    @Test func `a change of the safe area adjustment moves the offset only at the top`()
        async throws
    {
        try await onScreen(content: CGSize(width: 375, height: 812)) { view in
            view.contentInsetAdjustmentBehavior = .never
            view.contentInset.top = 30
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.contentOffset.y == -44)
            view.contentInsetAdjustmentBehavior = .never
            view.contentOffset.y = -30
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.contentOffset.y == -74)
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.contentOffset.y == -30)
            view.contentSize.height = 2000
            view.contentOffset.y = 100
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.contentOffset.y == 100)
        }
    }

    @Test func `removing a content inset moves the offset back to its limit`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize.height = 1000
        view.contentInset.bottom = 300
        view.contentOffset.y = 1100
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 800)
    }

    @Test func `adjustedContentInsetDidChange is called once for each new inset`() {
        final class Diary: UIScrollView {
            var tops: [CGFloat] = []
            override func adjustedContentInsetDidChange() { tops.append(adjustedContentInset.top) }
        }
        let view = Diary()
        view.contentInset.top = 5
        view.contentInset.top = 5
        #expect(view.tops == [5])
    }
}
