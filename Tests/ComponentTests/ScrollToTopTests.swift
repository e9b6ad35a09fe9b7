import Simulator
import Testing
import UIKit

/// A tap on the status bar that scrolls to the top, and what the article's way did besides.
@MainActor
@Suite struct ScrollToTopTests {
    private func app() -> (window: UIWindow, list: UIScrollView) {
        let window = appWindow()
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: window.bounds.width, height: 5000)
        list.contentInset.top = 30
        window.rootViewController!.view.addSubview(list)
        list.contentOffset = CGPoint(x: 0, y: 1000)
        return (window, list)
    }

    @Test func `a tap in the bar scrolls to the first line, insets and all`() async throws {
        try await withDevice {
            let (window, list) = app()
            let overlay = StatusBarTapWindow(over: window, in: scene)
            overlay.isHidden = false
            tap(at: CGPoint(x: 100, y: 10))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset == CGPoint(x: 0, y: -list.adjustedContentInset.top))
            #expect(list.adjustedContentInset.top >= 30)
        }
    }

    @Test func `a tap below the bar goes to the app`() async throws {
        try await withDevice {
            let (window, list) = app()
            let overlay = StatusBarTapWindow(over: window, in: scene)
            overlay.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 100, y: StatusBar.current.frame.maxY + 1)).view === list)
        }
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone14, .iPhone17]) func `the whole bar answers, with a notch or an island`(
        _ device: Device
    ) async throws {
        try await withDevice(device) {
            let (window, _) = app()
            let overlay = StatusBarTapWindow(over: window, in: scene)
            overlay.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 40, y: StatusBar.current.frame.maxY - 1)).window === overlay)
        }
    }

    @Test func `the article's rectangle turns a pager to its first page, ours leaves it where it is`() async throws {
        try await withDevice {
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
        try await withDevice {
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
        try await withDevice {
            let (window, list) = app()
            let overlay = UIWindow(windowScene: scene)
            overlay.frame = StatusBar.current.frame
            overlay.windowLevel = .statusBar + 10
            overlay.isHidden = false
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 1000)
            overlay.isHidden = true
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
            withExtendedLifetime(window) {}
        }
    }
}
