import Simulator
import Testing
import UIKit

/// Tests of Trail's pages that the page doesn't show.
@Suite("Pages")
@MainActor
struct PagesTests {
    @Test func `the tap scrolls the page in sight after the phone was rotated and back`() async throws {
        try await withDevice {
            let controller = PagesController.ofLines(3)
            showApp(controller)
            controller.view.layoutIfNeeded()
            controller.show(page: 1)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                turnDevice(to: orientation)
                let list = controller.lists[1]
                #expect(list.rectInSight?.width == controller.view.bounds.width)
                #expect(list.rectInSight?.minX == 0)
            }
            for list in controller.lists { list.contentOffset.y = 600 }
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(controller.lists.map(\.contentOffset.y) == [600, 0, 600])
        }
    }

    @Test func `a page without a list leaves the lists of the other pages theirs`() async throws {
        try await withDevice {
            let lines = LinesController()
            let controller = PagesController([UIViewController(), lines])
            showApp(TrailController(list: controller))
            controller.view.layoutIfNeeded()
            lines.view.layoutIfNeeded()
            let list = try #require(lines.view as? UIScrollView)
            list.contentOffset.y = 600
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 600)
            controller.show(page: 1)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 0)
        }
    }

    @Test func `a title shows its page`() async throws {
        try await withDevice {
            let delegate = launchTrail { WalkedSceneDelegate() }
            let titles = try #require(delegate.pages.view.subviews.compactMap { $0 as? UISegmentedControl }.first)
            let place = titles.convert(CGPoint(x: titles.bounds.width * 0.85, y: titles.bounds.midY), to: nil)
            tap(at: place)
            #expect(delegate.pages.currentPage == 2)
            #expect(delegate.photos.view.rectInSight != nil)
        }
    }

    @Test func `a stage that is selected is reported, and pages without Trail have no tap view`() async throws {
        try await withDevice {
            let delegate = launchTrail { WalkedSceneDelegate() }
            tap(at: CGPoint(x: 40, y: 740))
            #expect(delegate.overlay(LogOverlay.self)?.lines.last?.hasPrefix("Stage") == true)

            let pages = delegate.pages
            pages.willMove(toParent: nil)
            pages.view.removeFromSuperview()
            pages.removeFromParent()
            #expect(!delegate.trail.view.subviews.contains { $0 is StatusBarTapView })
            #expect(pages.pagesWithTap == [0])
        }
    }

    @Test func `on a stage's screen, the tap scrolls the note, and back on the map the list`() async throws {
        try await withDevice {
            let delegate = launchTrail { WalkedSceneDelegate() }
            delegate.notes[1] = String(repeating: "A long note. ", count: 300)
            delegate.trail.open(Stage.all[0])
            await PhoneClock.phone.advance(by: .seconds(1))
            let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
            let stage = try #require(navigation.topViewController as? StageController)
            delegate.window?.layoutIfNeeded()
            stage.note.contentOffset.y = 300
            #expect(delegate.window?.tapCandidates == ["UITextView"])
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(stage.note.contentOffset.y == 0)

            navigation.popViewController(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            delegate.pages.show(page: 1)
            let list = delegate.pages.lists[1]
            list.layoutIfNeeded()
            list.contentOffset.y = 200
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 0)
            #expect(delegate.window?.tapCandidates == ["StatusBarTapView"])
        }
    }

    @Test func `a note below the list leaves the tap to the list`() async throws {
        try await withDevice {
            let delegate = launchTrail { PagesAloneDelegate() }
            delegate.pages.show(page: 1)
            let page = try #require(delegate.pages.pages[1] as? NotesPageController)
            let row = try #require(page.list.visibleCells.first)
            tap(at: row.convert(CGPoint(x: 60, y: row.bounds.midY), to: nil))
            page.view.layoutIfNeeded()
            #expect(page.noteView?.text.hasPrefix("A long note.") == true)
            #expect(delegate.window?.tapCandidates == ["UITableView"])
            page.list.contentOffset.y = 200
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(page.list.contentOffset.y == 0)
        }
    }
}
