import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct ScrollToTopTests {
    private let log = ScrollLog()

    private func scrollView(_ frame: CGRect = CGRect(x: 0, y: 20, width: 375, height: 600)) -> UIScrollView {
        let view = UIScrollView(frame: frame)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 1000, height: 5000)
        view.contentOffset = CGPoint(x: 30, y: 400)
        return view
    }

    @Test func `a tap on the status bar scrolls to the top, and keeps the horizontal offset`() async throws {
        try await withDevice {
            let view = scrollView()
            view.contentInset.top = 50
            view.delegate = log
            let window = screenWindow(view)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset == CGPoint(x: 30, y: -50))
            #expect(log.lines.first == "should scroll to top")
            #expect(log.lines.suffix(2) == ["scroll 30.0 -50.0", "did scroll to top"])
            _ = window
        }
    }

    @Test func `the delegate can refuse to scroll to the top`() async throws {
        try await withDevice {
            let view = scrollView()
            view.delegate = log
            log.mayScrollToTop = false
            let window = screenWindow(view)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset.y == 400 && log.lines == ["should scroll to top"])
            _ = window
        }
    }

    @Test func `a scroll view that is already at the top doesn't ask its delegate`() async throws {
        try await withDevice {
            let view = scrollView()
            view.contentOffset.y = 0
            view.delegate = log
            let window = screenWindow(view)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines.isEmpty)
            _ = window
        }
    }

    @Test func `if unwilling views are skipped, a tap on an iPhone's status bar scrolls the only willing one`()
        async throws
    {
        try await withDevice(assuming: [.scrollToTopSkipsViews]) {
            let (one, other) = (scrollView(), scrollView(CGRect(x: 0, y: 620, width: 375, height: 40)))
            let window = screenWindow(one, other)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(one.contentOffset.y == 400 && other.contentOffset.y == 400)
            one.scrollsToTop = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(one.contentOffset.y == 400 && other.contentOffset.y == 0)
            _ = window
        }
    }

    @Test func `a tap on an iPad's status bar scrolls the scroll view below the touch`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let left = scrollView(CGRect(x: 0, y: 300, width: 384, height: 100))
            let right = scrollView(CGRect(x: 384, y: 100, width: 384, height: 100))
            let window = screenWindow(left, right)
            tap(at: CGPoint(x: 100, y: 10))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(left.contentOffset.y == 0 && right.contentOffset.y == 400)
            tap(at: CGPoint(x: 384, y: 10))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(right.contentOffset.y == 0)
            _ = window
        }
    }

    @Test func `if unwilling views are skipped, a tap on an iPad's status bar scrolls the nearest willing one`()
        async throws
    {
        try await withDevice(.iPad.running(.iOS12), assuming: [.scrollToTopSkipsViews]) {
            let far = scrollView(CGRect(x: 0, y: 300, width: 768, height: 100))
            let near = scrollView(CGRect(x: 0, y: 100, width: 768, height: 100))
            let window = screenWindow(near, far)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(near.contentOffset.y == 0 && far.contentOffset.y == 400)
            near.scrollsToTop = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(far.contentOffset.y == 0)
            _ = window
        }
    }

    @Test(arguments: ["hidden", "transparent", "off the screen", "cut off", "in a hidden window"])
    func `a tap on the status bar ignores invisible scroll views`(why: String) async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (seen, unseen) = (scrollView(), scrollView())
            let holder = UIView(frame: mainScreen.bounds)
            let window = screenWindow(seen, holder)
            let otherWindow = oldWindow()
            holder.addSubview(unseen)
            switch why {
            case "hidden": unseen.isHidden = true
            case "transparent": unseen.alpha = 0
            case "off the screen": unseen.frame.origin.x = 375
            case "cut off":
                holder.frame.size.width = 10
                holder.clipsToBounds = true
                unseen.frame.origin.x = 10
            default: otherWindow.addSubview(unseen)
            }
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(seen.contentOffset.y == 0 && unseen.contentOffset.y == 400)
            _ = window
        }
    }

    /// Returns the offset of a visible scroll view after a tap on the status bar. Another one is in a view that the
    /// closure hides.
    private func offset(hiding hide: (UIView) -> Void) async -> CGFloat {
        let (seen, unseen) = (scrollView(), scrollView())
        let holder = UIView(frame: mainScreen.bounds)
        holder.addSubview(unseen)
        let window = screenWindow(seen, holder)
        hide(holder)
        tapStatusBar()
        await PhoneClock.phone.advance(by: .seconds(1))
        #expect(unseen.contentOffset.y == 400)
        return withExtendedLifetime(window) { seen.contentOffset.y }
    }

    @Test func `a scroll view in a hidden or transparent view keeps another one from scrolling to the top`()
        async throws
    {
        try await withDevice(.iPhone8.running(.iOS12), assuming: []) {
            await #expect(offset { $0.isHidden = true } == 400)
            await #expect(offset { $0.alpha = 0 } == 400)
        }
    }

    @Test
    func
        `if views in hidden views are skipped, a scroll view in a hidden or transparent view keeps none from scrolling`()
        async throws
    {
        try await withDevice(
            .iPhone8.running(.iOS12), assuming: [.scrollToTopSkipsViewsInHiddenViews]
        ) {
            await #expect(offset { $0.isHidden = true } == 0)
            await #expect(offset { $0.alpha = 0 } == 0)
        }
    }

    @Test func `a tap on the status bar ignores the pages that are scrolled out`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let pager = UIScrollView(frame: mainScreen.bounds)
            pager.scrollsToTop = false
            let pages = (0..<3).map { scrollView(CGRect(x: CGFloat($0) * 375, y: 20, width: 375, height: 600)) }
            pages.forEach(pager.addSubview)
            pager.contentSize = CGSize(width: 1125, height: 667)
            pager.contentInsetAdjustmentBehavior = .never
            pager.contentOffset.x = 375
            let window = screenWindow(pager)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(pages.map(\.contentOffset.y) == [400, 0, 400] && pager.contentOffset.x == 375)
            _ = window
        }
    }

    @Test func `an interactive window above the status bar intercepts the tap`() async throws {
        try await withDevice {
            let view = scrollView()
            let window = screenWindow(view)
            let tip = newWindow(frame: statusBarFrame)
            tip.windowLevel = .statusBar + 10
            tip.rootViewController = UIViewController()
            tip.isHidden = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset.y == 400)
            tip.isUserInteractionEnabled = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset.y == 0)
            _ = window
        }
    }

    @Test func `a window below the status bar doesn't intercept the tap`() async throws {
        try await withDevice {
            let view = scrollView()
            let window = screenWindow(view)
            let cover = newWindow()
            cover.windowLevel = .normal + 1
            cover.rootViewController = UIViewController()
            cover.isHidden = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset.y == 0)
            _ = window
        }
    }

    @Test func `a tap on a hidden status bar doesn't scroll`() async throws {
        try await withDevice {
            let view = scrollView()
            let window = screenWindow(view)
            turnDevice(to: .landscapeRight)
            tap(at: CGPoint(x: 300, y: 10))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(view.contentOffset.y == 400)
            _ = window
        }
    }
}
