import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on scrolling to the top as a user sees it.
@MainActor @Suite struct ScrollToTopDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate and its pages.
    private func withApp(
        _ device: Device = .iPhone17,
        _ body: @MainActor (ScrollToTopDemoSceneDelegate, DemoPagesController) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in ScrollToTopDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? ScrollToTopDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
            let trail = try #require(navigation.topViewController as? ScrollToTopDemoController)
            try await body(delegate, try #require(trail.list as? DemoPagesController))
        }
    }

    private func tapBar() async {
        tapStatusBar()
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    @Test func `the first screen has the map, the stages, the titles of three pages, and three buttons`() async throws {
        try await withApp { _, pages in
            #expect(isShown("1  Mill Bridge"))
            for title in ["Stages", "Notes", "Photos"] { #expect(segment(title) != nil) }
            for title in ["Log", "Thief", "Row"] { #expect(button(title) != nil) }
            #expect(pages.currentPage == 0)
            #expect(flaws(but: { $0.rectInSight == nil || $0.superview is MapView }) == [])
        }
    }

    @Test(arguments: [Device.iPhone17, .iPadPro11])
    func `a status bar tap scrolls the page that is shown, and the next taps do what the exercise returns`(
        device: Device
    ) async throws {
        try await withApp(device) { _, pages in
            try choose("Photos")
            #expect(pages.currentPage == 2)
            let list = try #require(pages.currentList)
            list.layoutIfNeeded()
            list.contentOffset.y = 300
            var place: CGFloat?
            let bottom = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            for _ in 1...3 {
                let old = list.contentOffset.y
                let expected = upAndBack(from: old, in: 0...bottom, place: place)
                place = expected.place
                await tapBar()
                #expect(abs(list.contentOffset.y - (expected.target ?? old)) < 0.01)
            }
        }
    }

    @Test func `the log says which scroll view the exercise returns`() async throws {
        try await withApp { delegate, _ in
            try press("Thief")
            let line = delegate.overlay(LogOverlay.self)?.lines.last
            #expect(line?.hasPrefix("The thief is ") == true)
            #expect(line?.contains("number") == true || line?.contains("StatusBarTapView") == true)
        }
    }

    @Test func `the row is orange where the exercise returns`() async throws {
        try await withApp { _, _ in
            try press("Row")
            await PhoneClock.phone.advance(by: .seconds(1))
            let orange = try #require(shown(UIView.self).first { $0.backgroundColor == .systemOrange })
            let frames = [
                CGRect(x: 20, y: 40, width: 180, height: 240), CGRect(x: 30, y: 30, width: 220, height: 220),
            ]
            let part = visiblePart(of: CGRect(x: -40, y: 100, width: 260, height: 50), in: frames)
            #expect(orange.frame == part ?? .zero)
            #expect(flaws() == [])
        }
    }

    @Test func `with the largest text, the buttons aren't truncated`() async throws {
        try await withApp(.iPhoneSE) { delegate, _ in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            delegate.window?.layoutIfNeeded()
            #expect(button("Thief") != nil)
        }
    }
}
