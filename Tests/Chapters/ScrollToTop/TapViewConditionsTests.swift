import Simulator
import Testing
import UIKit

/// Tests of the places in which a tap view works, and of the conditions that it checks.
@MainActor
@Suite struct TapViewConditionsTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    @Test(arguments: [false, true])
    func `in a table view controller, the tap view stays at the top and isn't part of the content`(
        isPushed: Bool
    ) async throws {
        try await withDevice {
            let rows = Rows()
            let app = showApp(isPushed ? UINavigationController(rootViewController: rows) : rows)
            app.layoutIfNeeded()
            rows.tableView.scrollsToTop = false
            let contentSize = rows.tableView.contentSize
            var taps = 0
            _ = StatusBarTapView(for: rows) { _ in
                taps += 1
                return []
            }
            for round in 1...3 {
                rows.tableView.contentOffset.y = 600
                app.layoutIfNeeded()
                tapStatusBar()
                await PhoneClock.phone.advance(by: .seconds(1))
                #expect(taps == round)
                #expect(rows.tableView.contentSize == contentSize)
            }
        }
    }

    @Test func `each tap scrolls both lists, and only those in sight`() async throws {
        try await withDevice {
            let lists = TwoListsController()
            showApp(lists)
            let tapView = StatusBarTapView(for: lists)
            for list in [lists.upper, lists.lower] { list.scrollsToTop = false }
            lists.view.layoutIfNeeded()

            for round in 1...3 {
                lists.scrollDown()
                tapStatusBar()
                await PhoneClock.phone.advance(by: .seconds(1))
                #expect(lists.upper.contentOffset.y == -lists.upper.adjustedContentInset.top, "tap \(round)")
                #expect(lists.lower.contentOffset.y == 0, "tap \(round)")
            }
            #expect(touchTarget(at: .zero).view !== tapView)

            lists.upper.isHidden = true
            lists.scrollDown()
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(lists.upper.contentOffset.y == 600 && lists.lower.contentOffset.y == 0)
        }
    }

    @Test(arguments: [false, true])
    func `a tap scrolls the rows of a table view controller and of a sheet over it`(isSheet: Bool) async throws {
        try await withDevice {
            let (below, above) = (Rows(), Rows())
            let app = showApp(UINavigationController(rootViewController: below))
            let tapView = StatusBarTapView(for: below)
            for rows in [below, above] { rows.tableView.scrollsToTop = false }
            if isSheet { below.present(above, animated: false) }
            app.layoutIfNeeded()
            for rows in [below, above] { rows.tableView.contentOffset.y = 600 }
            app.layoutIfNeeded()
            #expect(tapView.problem == nil)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            let (front, back) = isSheet ? (above, below) : (below, above)
            #expect(front.tableView.contentOffset.y == -front.tableView.adjustedContentInset.top)
            #expect(back.tableView.contentOffset.y == 600)
        }
    }

    @Test func `a later text view with scrollsToTop is a problem until the property is off or it's out of sight`()
        async throws
    {
        try await withDevice {
            let lists = TwoListsController()
            showApp(lists)
            for list in [lists.upper, lists.lower] { list.scrollsToTop = false }
            var taps = 0
            let tapView = StatusBarTapView(for: lists) { _ in
                taps += 1
                return []
            }
            tapStatusBar()
            #expect(taps == 1 && tapView.problem == nil)

            let note = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
            lists.view.addSubview(note)
            tapStatusBar()
            #expect(taps == 1 && tapView.problem == "UITextView has scrollsToTop on, too")
            note.isHidden = true
            #expect(tapView.problem == nil)
            note.isHidden = false
            note.scrollsToTop = false
            tap(at: CGPoint(x: 200, y: 700))
            tapStatusBar()
            #expect(taps == 2 && tapView.problem == nil)
        }
    }

    @Test func `a debug build doesn't stop at touches in a sheet, whose list the app may not know`() async throws {
        try await withDevice {
            let screen = UIViewController()
            showApp(screen)
            let tapView = StatusBarTapView(for: screen)
            screen.present(Rows(), animated: false)
            tap(at: CGPoint(x: 200, y: 600))
            #expect(tapView.problem == nil)
            screen.dismiss(animated: false)
            let list = UITableView(frame: CGRect(x: 0, y: 300, width: 402, height: 300))
            screen.view.addSubview(list)
            #expect(tapView.problem == "UITableView has scrollsToTop on, too")
        }
    }

    @Test func `during a transition, the list of the other screen isn't a problem`() async throws {
        try await withDevice {
            let navigation = UINavigationController(rootViewController: Rows())
            showApp(navigation)
            let screen = UIViewController()
            let tapView = StatusBarTapView(for: screen)
            navigation.pushViewController(screen, animated: true)
            await PhoneClock.phone.advance(by: .seconds(0.1))
            #expect(navigation.transitionCoordinator != nil && tapView.problem == nil)
            tap(at: CGPoint(x: 200, y: 600))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(navigation.transitionCoordinator == nil && tapView.problem == nil)
        }
    }

    @Test func `a tap view that isn't behind the status bar is a problem, unless it's turned off`() async throws {
        try await withDevice {
            let (root, child) = (UIViewController(), UIViewController())
            let app = showApp(root)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: 200, width: 402, height: 400)
            let tapView = StatusBarTapView(for: child)
            app.layoutIfNeeded()
            #expect(tapView.problem == "the tap view of UIViewController is not behind the status bar")
            tapView.scrollsToTop = false
            #expect(tapView.problem == nil)
            tapView.scrollsToTop = true
            child.view.frame.origin.y = 0
            #expect(tapView.problem == nil)
        }
    }

    @Test func `a tap view that has left its window doesn't look at touches`() async throws {
        try await withDevice {
            let screen = UIViewController()
            let app = showApp(screen)
            let count = app.gestureRecognizers?.count ?? 0
            let tapView = StatusBarTapView(for: screen)
            #expect(app.gestureRecognizers?.count == count + 1)
            tapView.removeFromSuperview()
            #expect(app.gestureRecognizers?.count ?? 0 == count)
        }
    }
}
