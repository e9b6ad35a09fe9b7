import OnScreen
import Simulator
import Testing
import UIKit

@testable import ScrollToTopApp

@MainActor
@Suite struct ScrollToTopAppTests {
    /// Launches the app, and opens a screen of the list.
    private func open(_ title: String) async throws -> UIViewController {
        launch(AppDelegate()) { _ in SceneDelegate() }
        let root = scene.windows.first?.rootViewController
        let navigation = try #require(root as? UINavigationController)
        let demo = try #require(navigation.topViewController as? DemoController)
        let rows = demo.tableView.numberOfRows(inSection: 1)
        for row in 0..<rows where !isShown(title) {
            demo.tableView.scrollToRow(at: IndexPath(row: row, section: 1), at: .middle, animated: false)
            demo.view.layoutIfNeeded()
        }
        // Scroll once more, because the last row to appear can be at the edge.
        let label = try #require(shown(UILabel.self).first { $0.text == title }, "\(title)")
        if let cell = sequence(first: label as UIView, next: \.superview).first(where: { $0 is UITableViewCell }) {
            demo.tableView.scrollRectToVisible(cell.frame, animated: false)
        }
        tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        await PhoneClock.phone.advance(by: .seconds(1))
        let controller = try #require(navigation.topViewController)
        try #require(controller.title == title)
        return controller
    }

    private func scrollDown() async throws {
        let bar = try #require(shown(UINavigationBar.self).last)
        tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 40, y: bar.bounds.midY), to: nil))
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    /// Taps the status bar, by default at its center.
    private func tapBar(at part: CGFloat = 0.5) async {
        let frame = StatusBar.current.frame
        tap(at: CGPoint(x: frame.width * part, y: frame.midY))
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    /// Returns a Boolean value for each list indicating whether the list is at the top.
    private func atTop(_ lists: [UIScrollView]) -> [Bool] {
        lists.map { abs($0.contentOffset.y + $0.adjustedContentInset.top) < 0.01 }
    }

    private func lists(of controller: UIViewController) -> [LinesView] {
        controller.view.scrollViewsInside.compactMap { $0 as? LinesView }
    }

    @Test func `a status bar tap scrolls the visible page to the top`() async throws {
        try await withDevice {
            let pages = lists(of: try await open("Pages"))
            try await scrollDown()
            #expect(pages.map(\.contentOffset.y) == [600, 600, 600])
            await swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
            await PhoneClock.phone.advance(by: .seconds(2))
            await tapBar()
            #expect(atTop(pages) == [false, true, false])
        }
    }

    @Test(arguments: [
        ("A pager that listens", [false, false, false]), ("Both lists listen", [false, false]),
        ("One list listens", [true, false]), ("A tap view", [true, true]),
    ]) func `on a phone, a status bar tap scrolls the lists that the title describes`(
        _ title: String, _ expected: [Bool]
    ) async throws {
        try await withDevice {
            let lists = lists(of: try await open(title))
            try await scrollDown()
            #expect(atTop(lists) == expected.map { _ in false })
            await tapBar()
            #expect(atTop(lists) == expected, "\(lists.map(\.contentOffset.y))")
        }
    }

    @Test func `on an iPad in landscape, the tap's location determines the list that scrolls`() async throws {
        try await withDevice(.iPadPro11) {
            turnDevice(to: .landscapeLeft)
            let lists = lists(of: try await open("Both lists listen"))
            #expect(lists[0].frame.maxX <= lists[1].frame.minX)
            try await scrollDown()
            await tapBar(at: 0.75)
            #expect(atTop(lists) == [false, true])
            await tapBar(at: 0.25)
            #expect(atTop(lists) == [true, true])
        }
    }

    @Test func `each tap in Up and back scrolls to the exercise's result`() async throws {
        try await withDevice {
            let list = try #require(lists(of: try await open("Up and back")).first)
            try await scrollDown()
            var taps = TopAndBack()
            for _ in 1...3 {
                let expected = taps.tapped(at: list.contentOffset.y, top: -list.adjustedContentInset.top)
                let old = list.contentOffset.y
                await tapBar()
                #expect(abs(list.contentOffset.y - (expected ?? old)) < 0.01)
            }
        }
    }

    @Test(arguments: ["Both lists listen", "One list listens", "A tap view", "Up and back"])
    func `the sentence contains the result of the exercise's rule`(_ title: String) async throws {
        try await withDevice {
            let controller = try await open(title)
            let views = controller.view.scrollViewsInside
            let index = indexToScroll(
                views.map {
                    TapCandidate(visibleRect: $0.rectInSight ?? .zero, scrollsToTop: $0.scrollsToTop)
                }, onPhone: true, tapAt: 200)
            let answer =
                switch index {
                case nil: "nobody"
                case 0: "the first list"
                case 1: "the second list"
                case 2 where views.count == 3: "the tap view"
                case let other?: "number \(other), which is none"
                }
            #expect(isShown("indexToScroll says: a tap is for \(answer)."))
        }
    }

    @Test func `the row is painted where the exercise returns, at each position of the slider`() async throws {
        try await withDevice {
            _ = try await open("A row in sight")
            let slider = try #require(shown(UISlider.self).first)
            let painted = try #require(shown(UIView.self).first { $0.backgroundColor == .systemOrange })
            for part in [0.4, 1.1, -0.1] {
                let track = slider.trackRect(forBounds: slider.bounds)
                let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
                drag(
                    from: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil),
                    to: slider.convert(CGPoint(x: slider.bounds.width * part, y: thumb.midY), to: nil))
                let row = CGRect(x: -40, y: CGFloat(slider.value).rounded(), width: 260, height: 50)
                let left = rectLeft(
                    of: row,
                    in: [
                        CGRect(x: 20, y: 40, width: 180, height: 240), CGRect(x: 30, y: 30, width: 220, height: 220),
                    ])
                #expect(painted.frame == left ?? .zero)
                #expect(isShown("rectLeft leaves nothing.") == (left == nil))
            }
            #expect(slider.value == slider.minimumValue)
        }
    }

    @Test func `nothing is truncated on any device, with the largest text, in RTL`() async throws {
        for device in [Device.iPhoneSE, .iPadPro11] {
            for title in ["Pages", "Both lists listen", "A row in sight"] {
                try await withDevice(device) {
                    if device.idiom == .pad { turnDevice(to: .landscapeLeft) }
                    setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                    let controller = try await open(title)
                    scene.windows.first?.traitOverrides.layoutDirection = .rightToLeft
                    // The lines of the chapter's lists have the widths that the chapter gives them, so they are
                    // ignored.
                    #expect(flaws(but: { $0.superview is LinesView }) == [], "\(device.name), \(title)")
                    let lists = lists(of: controller).filter { $0.rectInSight != nil }
                    #expect(lists.allSatisfy { $0.bounds.height > 60 }, "\(device.name), \(title)")
                }
            }
        }
    }
}
