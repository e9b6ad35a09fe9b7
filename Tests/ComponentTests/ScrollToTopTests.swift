import Simulator
import Testing
import UIKit

/// A tap on the status bar that scrolls to the top, and what the article's way did besides.
@MainActor
@Suite struct ScrollToTopTests {
    private func app() -> (window: UIWindow, list: UIScrollView) {
        let window = oldWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: window.bounds.width, height: 5000)
        list.contentInset.top = 30
        window.rootViewController!.view.addSubview(list)
        list.contentOffset = CGPoint(x: 0, y: 1000)
        return (window, list)
    }

    @Test func `a tap in the bar scrolls to the first line, insets and all`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, list) = app()
            let overlay = StatusBarTapWindow(over: window)
            overlay.isHidden = false
            tap(at: CGPoint(x: 100, y: 10))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset == CGPoint(x: 0, y: -list.adjustedContentInset.top))
            #expect(list.adjustedContentInset.top >= 30)
        }
    }

    @Test func `a tap below the bar goes to the app`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, list) = app()
            let overlay = StatusBarTapWindow(over: window)
            overlay.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 100, y: 21)).view === list)
        }
    }

    @Test func `the whole bar answers on a phone with a notch`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let (window, _) = app()
            let overlay = StatusBarTapWindow(over: window)
            overlay.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 40, y: 30)).window === overlay)
        }
    }

    @Test func `the article's rectangle turns a pager to its first page, ours leaves it where it is`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, list) = app()
            let pager = UIScrollView(frame: window.bounds)
            pager.contentSize = CGSize(width: 3 * window.bounds.width, height: window.bounds.height)
            window.rootViewController!.view.addSubview(pager)
            pager.contentOffset.x = 2 * window.bounds.width
            scrollToTopAsInTheArticle(in: window)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
            #expect(pager.contentOffset.x == 0)

            pager.contentOffset.x = 2 * window.bounds.width
            scrollToTop(in: window)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
            #expect(pager.contentOffset.x == 2 * window.bounds.width)
        }
    }

    @Test func `what nobody sees is not scrolled, but the article scrolls it`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, list) = app()
            list.isHidden = true
            scrollToTop(in: window)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 1000)
            scrollToTopAsInTheArticle(in: window)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y < 1000)
        }
    }

    @Test func `the system scrolls one list, and an overlay over the bar swallows its tap`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (window, list) = app()
            let overlay = oldWindow(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 20))
            overlay.windowLevel = .statusBar + 10
            overlay.isHidden = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 1000)
            overlay.isHidden = true
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        }
    }
}
