import Simulator
import Testing
import UIKit

/// What was tried, and the page shows no test of.
@Suite("Status bar taps")
@MainActor
struct StatusBarTapTests {
    @Test func `a list inside of a list is counted once, and both are found`() async throws {
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

    @Test func `a list in another window is left alone`() async throws {
        try await withDevice {
            let app = showApp()
            let other = UIWindow(windowScene: scene)
            let list = LinesView("Other")
            list.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            other.addSubview(list)
            other.isHidden = false
            other.layoutIfNeeded()
            app.giveStatusBarTap(to: nil)
            #expect(app.listsInSight.isEmpty && other.listsInSight == [list])
            #expect(list.scrollsToTop)
        }
    }

    @Test func `a tap on the bar is heard with a notch, with an island, and in landscape on a tablet`() async throws {
        for device in [Device.iPhone8, .iPhone14, .iPhone17, .iPad10] {
            try await withDevice(device) {
                let root = UIViewController()
                showApp(root)
                var taps = 0
                root.view.addSubview(StatusBarTapView { taps += 1 })
                tapStatusBar()
                #expect(taps == 1, "\(device)")
            }
        }
    }

    @Test func `the catcher hears of the second tap, too, and keeps nobody alive`() async throws {
        try await withDevice {
            let root = UIViewController()
            showApp(root)
            var taps = 0
            root.view.addSubview(StatusBarTapView { taps += 1 })
            for _ in 1...3 {
                tapStatusBar()
                await PhoneClock.phone.advance(by: .seconds(1))
            }
            #expect(taps == 3)
            weak var view: UIView?
            view = root.view.subviews.last
            root.view.subviews.last?.removeFromSuperview()
            #expect(view == nil)
        }
    }
}
