import Simulator
import Testing
import UIKit
import WorkbookTesting

/// Tests of status bar taps that the page doesn't show.
@Suite("Status bar taps")
@MainActor
struct StatusBarTapTests {
    @Test func `hidden, transparent, and clipped lists are out of sight`() async throws {
        try await withDevice {
            let app = showApp()
            let root = try #require(app.rootViewController?.view)
            @MainActor
            func addList(to superview: UIView, at x: CGFloat = 0) -> UIScrollView {
                let list = LinesView("Line")
                list.frame = CGRect(x: x, y: 0, width: 200, height: 300)
                superview.addSubview(list)
                list.layoutIfNeeded()
                return list
            }

            let seen = addList(to: root)
            addList(to: root).isHidden = true
            addList(to: root).alpha = 0
            let transparent = UIView(frame: root.bounds)
            transparent.alpha = 0
            root.addSubview(transparent)
            let inTransparent = addList(to: transparent)
            let pager = UIScrollView(frame: CGRect(x: 0, y: 400, width: 402, height: 300))
            pager.isPagingEnabled = true
            pager.contentSize = CGSize(width: 804, height: 300)
            root.addSubview(pager)
            let nextPage = addList(to: pager, at: 402)

            #expect(app.listsInSight == [seen])
            // The list in a transparent view counts for a tap, and the other two that are out of sight don't.
            #expect(app.tapCandidates == ["LinesView", "LinesView", "UIScrollView"])
            #expect(inTransparent.rectInSight == nil && nextPage.rectInSight == nil)
            pager.contentOffset.x = 402
            #expect(app.listsInSight == [seen, nextPage])
        }
    }

    @Test func `the tap view names a list in a hidden view as a problem`() async throws {
        try await withDevice {
            let root = UIViewController()
            let app = showApp(root)
            let tapView = StatusBarTapView(for: root) { _ in [] }
            let hidden = UIView(frame: root.view.bounds)
            hidden.isHidden = true
            root.view.addSubview(hidden)
            let list = LinesView("Line")
            list.frame = hidden.bounds
            hidden.addSubview(list)
            app.layoutIfNeeded()
            #expect(tapView.problem == "LinesView has scrollsToTop on, too")
            list.scrollsToTop = false
            #expect(tapView.problem == nil)
        }
    }

    @Test func `nested lists are both found, each once`() async throws {
        try await withDevice {
            let app = showApp()
            let (outer, inner) = (LinesView("Outer"), LinesView("Inner"))
            outer.frame = app.bounds
            inner.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
            outer.addSubview(inner)
            app.rootViewController?.view.addSubview(outer)
            app.layoutIfNeeded()
            #expect(app.listsInSight == [outer, inner])
        }
    }

    @Test func `a list that's too short to scroll or has scrolling disabled isn't found`() async throws {
        try await withDevice {
            let app = showApp()
            let (short, locked) = (LinesView("Short", count: 3), LinesView("Locked"))
            for list in [short, locked] {
                list.frame = CGRect(x: 0, y: 100, width: 300, height: 300)
                app.rootViewController?.view.addSubview(list)
            }
            locked.isScrollEnabled = false
            app.layoutIfNeeded()
            #expect(app.listsInSight == [])
        }
    }

    @Test func `the tap view receives status bar taps on each type of device and in landscape`() async throws {
        for device in [Device.iPhone8, .iPhone14, .iPhone17, .iPad10] {
            try await withDevice(device) {
                let root = UIViewController()
                showApp(root)
                var taps = 0
                let tapView = StatusBarTapView(for: root) { _ in
                    taps += 1
                    return []
                }
                tapStatusBar()
                #expect(taps == 1, "\(device)")
                turnDevice(to: .landscapeLeft)
                #expect(tapView.frame.width == root.view.bounds.width)
                tapStatusBar()
                #expect(taps == (StatusBar.current.isHidden ? 1 : 2), "\(device)")
            }
        }
    }

    @Test func `after UIKit scrolls the tap view to its top, it receives the next tap`() async throws {
        try await withDevice {
            let root = UIViewController()
            showApp(root)
            var taps = 0
            var moveUp: () -> Void = {}
            let tapView = StatusBarTapView(for: root) { _ in
                taps += 1
                return []
            }
            moveUp = { [unowned tapView] in tapView.contentOffset = .zero }
            for round in 1...3 {
                tapStatusBar()
                #expect(taps == round)
                moveUp()
                await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            }
        }
    }

    @Test func `a pager has one page with scrollsToTop after a rotation during a drag`() async throws {
        try await withDevice {
            let pages = PagesController.ofLines(3)
            showApp(pages)
            pages.view.layoutIfNeeded()
            pages.show(page: 1)
            let finger = press(at: CGPoint(x: 300, y: 400))
            for x in stride(from: 290.0, through: 240, by: -10) { finger.move(to: CGPoint(x: x, y: 400)) }
            turnDevice(to: .landscapeLeft)
            finger.lift()
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(pages.pagesWithTap.count == 1)
            let inSight = pages.lists.indices.filter {
                pages.lists[$0].rectInSight?.width == pages.view.bounds.width
            }
            #expect(inSight == pages.pagesWithTap)
        }
    }

    @Test func `the page in the middle has scrollsToTop, after scrolling by finger or code`() async throws {
        try await withDevice {
            let pages = PagesController.ofLines(3)
            showApp(pages)
            pages.view.layoutIfNeeded()
            let pager = try #require(pages.lists[0].superview as? UIScrollView)
            @MainActor func current() -> [Int] { pages.pagesWithTap }
            pager.contentOffset.x = 0.49 * pager.bounds.width
            #expect(current() == [0])
            pager.contentOffset.x = 0.51 * pager.bounds.width
            #expect(current() == [1])
            pager.setContentOffset(CGPoint(x: 2 * pager.bounds.width, y: 0), animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(current() == [2])
            pager.contentOffset.x = -80
            #expect(current() == [0])
            pager.contentOffset.x = 5 * pager.bounds.width
            #expect(current() == [0])
        }
    }

    @Test func `a carousel in a page doesn't keep the page from scrolling`() async throws {
        try await withDevice {
            let pages = PagesController.ofLines(3)
            let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 200))
            carousel.isPagingEnabled = true
            pages.lists[1].addSubview(carousel)
            showApp(pages)
            pages.view.layoutIfNeeded()
            pages.show(page: 1)
            #expect(pages.view.scrollViewsInside.filter(\.scrollsToTop) == [pages.lists[1]])
            pages.lists[1].contentOffset.y = 600
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(pages.lists[1].contentOffset.y == -pages.lists[1].adjustedContentInset.top)
        }
    }

    @Test func `showing a page that doesn't exist changes nothing`() async throws {
        try await withDevice {
            let pages = PagesController.ofLines(3)
            showApp(pages)
            pages.view.layoutIfNeeded()
            let pager = try #require(pages.lists[0].superview as? UIScrollView)
            pages.show(page: 1)
            let place = pager.contentOffset
            for page in [9, 3, -1] {
                pages.show(page: page)
                #expect(pages.pagesWithTap == [1], "page \(page)")
                #expect(pager.contentOffset == place, "page \(page)")
            }
        }
    }

    @Test func `behind an alert that a container presents, the list doesn't scroll`() async throws {
        try await withDevice {
            let lists = UIViewController()
            let list = LinesView("Line")
            lists.view.addSubview(list)
            list.frame = CGRect(x: 0, y: 0, width: 402, height: 800)
            list.scrollsToTop = false
            let tabs = UITabBarController()
            tabs.viewControllers = [lists]
            showApp(tabs)
            _ = StatusBarTapView(for: lists)
            lists.view.layoutIfNeeded()
            list.layoutIfNeeded()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            tabs.present(alert, animated: false)
            list.contentOffset.y = 600
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 600)
            tabs.dismiss(animated: false)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        }
    }

    @Test func `the tap view is released with its controller`() async throws {
        try await withDevice {
            weak var tapView: StatusBarTapView?
            weak var screen: UIViewController?
            @MainActor func makeScreen() -> UIViewController {
                let made = UIViewController()
                let inScreen = StatusBarTapView(for: made)
                tapView = inScreen
                screen = made
                return made
            }
            let app = showApp(makeScreen())
            #expect(tapView != nil && screen != nil)
            app.rootViewController = UIViewController()
            #expect(tapView == nil && screen == nil)
        }
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `the first page is at the leading edge, and a swipe shows the next page`(
        direction: UISemanticContentAttribute
    ) async throws {
        try await withDevice {
            let pages = PagesController.ofLines(3)
            pages.view.semanticContentAttribute = direction
            showApp(pages)
            pages.view.layoutIfNeeded()
            @MainActor func inSight() -> [Int] {
                pages.lists.indices.filter {
                    let list = pages.lists[$0]
                    let frame = list.convert(list.bounds, to: pages.view)
                    return frame.minX == 0 && frame.width == pages.view.bounds.width
                }
            }
            #expect(inSight() == [0])
            let x: (from: CGFloat, to: CGFloat) = direction == .forceRightToLeft ? (50, 350) : (350, 50)
            await swipe(from: CGPoint(x: x.from, y: 400), to: CGPoint(x: x.to, y: 400))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(inSight() == [1])
            #expect(pages.pagesWithTap == [1])
        }
    }

    @Test func `below a navigation bar, the tap view is as high as the status bar's safe area`() async throws {
        try await withDevice {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            let app = showApp(navigation)
            var taps = 0
            let tapView = StatusBarTapView(for: root) { _ in
                taps += 1
                return []
            }
            app.layoutIfNeeded()
            #expect(tapView.frame.height == app.safeAreaInsets.top)
            #expect(root.view.safeAreaInsets.top > app.safeAreaInsets.top)
            tapStatusBar()
            #expect(taps == 1)
        }
    }

    @Test func `on 60 random screens, the simulated phone scrolls the thief that the exercise names`() async throws {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<60 {
            var tapped = TappedScreen.random(3, using: &random)
            tapped.isPhone.toggle()
            try await withDevice(tapped.isPhone ? .iPhone17 : .iPad10, assuming: []) {
                let app = showApp()
                tapped.barHeight = StatusBar.current.frame.height
                let views = tapped.scrollViews.map { candidate in
                    let view = UIScrollView(frame: candidate.visibleRect)
                    view.contentInsetAdjustmentBehavior = .never
                    view.contentSize = CGSize(width: 100, height: 5000)
                    view.contentOffset.y = 700
                    view.scrollsToTop = candidate.scrollsToTop
                    app.rootViewController?.view.addSubview(view)
                    return view
                }
                tap(at: CGPoint(x: tapped.tapX, y: tapped.barHeight / 2))
                await PhoneClock.phone.advance(by: .seconds(1))
                let moved = views.firstIndex { $0.contentOffset.y < 700 }
                #expect(moved == thief(on: tapped), "\(tapped)")
            }
        }
    }
}
