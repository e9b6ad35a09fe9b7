import Simulator
import Testing
import UIKit

/// The ten defects of the article's tips, by their numbers: its way fails on a device of its time,
/// ours does not on one of today.
@MainActor
@Suite struct ArticleTipsTests {
    private let long =
        "The photographs could not be sent because the server did not answer in time, please try again"
    private let ofItsTime = Device.iPhone5.running(.iOS7)

    /// An app of the article's time, or of today.
    private func app(_ wishes: Wishes = Wishes()) -> UIWindow {
        let window = Device.current.system == .iOS27 ? UIWindow(windowScene: scene) : oldWindow()
        window.rootViewController = WishingController("app", wishes)
        window.makeKeyAndVisible()
        return window
    }

    private func shown(_ tip: Tip) throws -> (tips: Tips, view: TipView) {
        let tips = Tips(in: scene, clock: .phone)
        tips.show(tip)
        tips.window?.layoutIfNeeded()
        return (tips, try #require(tips.controller?.tipView))
    }

    /// The README of the articles says that the text is not set; it is. The icon's margin is what
    /// is forgotten.
    @Test func `1: the icon of a long text is out of the article's window, ours inside`()
        async throws
    {
        try await withDevice(ofItsTime) {
            let (app, tips) = (app(), ArticleTips())
            tips.show(long, icon: UIImage())
            #expect(tips.icon.frame.minX == -5)
            withExtendedLifetime(app) {}
        }
        try await withDevice {
            let (app, (tips, view)) = (
                app(), try shown(Tip(text: long, icon: UIImage(), stay: nil))
            )
            let icon = try #require(
                view.subviews.first?.subviews.first?.subviews.first as? UIImageView)
            let label = try #require(view.subviews.first?.subviews.first?.subviews.last as? UILabel)
            #expect(view.bounds.contains(icon.convert(icon.bounds, to: view)) && !icon.isHidden)
            #expect(label.text == long)
            withExtendedLifetime((app, tips)) {}
        }
    }

    @Test func `2: the article messages a timer that is gone, ours shows the next tip`()
        async throws
    {
        try await withDevice(ofItsTime) {
            let (app, tips) = (app(), ArticleTips())
            tips.show("Sending", hideAfter: .seconds(2))
            await PhoneClock.phone.advance(by: .seconds(1))
            tips.show("Still sending", hideAfter: .seconds(2))
            #expect(!tips.hasMessagedDeadTimer, "it goes well while the timer runs")
            await PhoneClock.phone.advance(by: .seconds(3))
            tips.show("Sent")
            #expect(tips.hasMessagedDeadTimer)
            withExtendedLifetime(app) {}
        }
        try await withDevice {
            let (app, (tips, _)) = (app(), try shown(Tip(text: "Sending", stay: .seconds(2))))
            await PhoneClock.phone.advance(by: .seconds(3))
            tips.show(Tip(text: "Sent", stay: nil))
            await PhoneClock.phone.advance(by: .seconds(60))
            #expect(tips.controller?.tipView?.tip.text == "Sent")
            withExtendedLifetime(app) {}
        }
    }

    @Test func `3: the article's tip takes the keyboard away, ours leaves it to its field`()
        async throws
    {
        func typingField(in app: UIWindow) -> UITextField {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            app.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            return field
        }
        try await withDevice(ofItsTime) {
            let (app, tips) = (app(), ArticleTips())
            let field = typingField(in: app)
            tips.show("Saved")
            #expect(!app.isKeyWindow && keyboardFrame == nil && !type("a") && field.text == "")
        }
        try await withDevice {
            let app = app()
            let field = typingField(in: app)
            let (tips, _) = try shown(Tip(text: "Saved"))
            #expect(app.isKeyWindow && keyboardFrame != nil && type("a") && field.text == "a")
            withExtendedLifetime(tips) {}
        }
    }

    @Test func `4: the article's 20 points are not the bar's height, ours lies below any bar`()
        async throws
    {
        for device in [ofItsTime.duringCall(), .iPhoneX.running(.iOS12).withoutScenes()] {
            try await withDevice(device) {
                let (app, tips) = (app(), ArticleTips())
                tips.turn(to: .portrait)
                #expect(tips.window.frame.height == 20 && statusBarFrame.height >= 40)
                withExtendedLifetime(app) {}
            }
        }
        for device in [Device.iPhoneSE.duringCall(), .iPhone14, .iPhone17, .iPadPro11] {
            try await withDevice(device) {
                let (app, (tips, view)) = (app(), try shown(Tip(text: "Saved")))
                let frame = view.convert(view.bounds, to: tips.window)
                #expect(
                    frame.minY >= StatusBar.current.frame.maxY + 8 && !StatusBar.current.isHidden)
                withExtendedLifetime(app) {}
            }
        }
    }

    @Test func `5: from iOS 8 on the article turns twice, ours not at all`() async throws {
        let wanted = CGRect(x: 300, y: 0, width: 20, height: 568)
        for (system, isRight) in [(Device.System.iOS7, true), (.iOS8, false)] {
            try await withDevice(.iPhone5.running(system)) {
                let (app, tips) = (app(), ArticleTips())
                tips.show("Saved")
                turnDevice(to: .landscapeRight)
                tips.turn(to: .landscapeRight)
                #expect((tips.panelFrame == wanted) == isRight)
                withExtendedLifetime(app) {}
            }
        }
        try await withDevice {
            let (app, (tips, view)) = (app(), try shown(Tip(text: "Saved")))
            turnDevice(to: .landscapeRight)
            tips.window?.layoutIfNeeded()
            #expect(
                view.frame.minY == app.safeAreaInsets.top + 8
                    && view.frame.width > view.frame.height)
            #expect(
                tips.window?.transform == .identity
                    && tips.window?.bounds.size == CGSize(width: 874, height: 402))
        }
    }

    @Test
    func `6: made in landscape the article's text has 20 points to run in, ours the whole width`()
        async throws
    {
        try await withDevice(.iPad.running(.iOS7)) {
            turnDevice(to: .landscapeLeft)
            let (app, tips) = (app(), ArticleTips())
            tips.show("Saved")
            #expect(tips.window.bounds.width == 20 && tips.label.frame.width == 0)
            withExtendedLifetime(app) {}
        }
        try await withDevice(.iPadPro11) {
            turnDevice(to: .landscapeLeft)
            let (app, (tips, view)) = (app(), try shown(Tip(text: long)))
            #expect(tips.window?.bounds.width == 1194 && view.frame.width > 400)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `7: with an icon the article's text has another width than without, ours the same`()
        async throws
    {
        try await withDevice(ofItsTime) {
            let (app, tips) = (app(), ArticleTips())
            turnDevice(to: .landscapeRight)
            tips.turn(to: .landscapeRight)
            tips.show(long)
            let width = tips.label.frame.width
            tips.show(long, icon: UIImage())
            #expect(width <= 340 && tips.label.frame.width > 500, "there is room for 548 points")
            withExtendedLifetime(app) {}
        }
        try await withDevice {
            turnDevice(to: .landscapeRight)
            let app = app()
            var heights: [CGFloat] = []
            for icon in [nil, UIImage()] {
                let (tips, view) = try shown(Tip(text: long, icon: icon, stay: nil))
                let label = try #require(
                    view.subviews.first?.subviews.first?.subviews.last as? UILabel)
                let size = label.sizeThatFits(
                    CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                #expect(label.bounds.height >= size.height - 1, "nothing is cut off")
                heights.append(label.bounds.height)
                withExtendedLifetime(tips) {}
            }
            #expect(heights[0] == heights[1])
            withExtendedLifetime(app) {}
        }
    }

    @Test func `8: the article's tip takes the bar's style away from the app, ours does not`()
        async throws
    {
        try await withDevice(ofItsTime) {
            let (app, tips) = (app(Wishes(style: .lightContent)), ArticleTips())
            #expect(StatusBar.current.style == .lightContent)
            tips.show("Saved")
            #expect(StatusBar.current.style == .default && StatusBar.current.window === tips.window)
            withExtendedLifetime(app) {}
        }
        try await withDevice {
            let (app, (tips, _)) = (
                app(Wishes(style: .lightContent)), try shown(Tip(text: "Saved"))
            )
            #expect(
                StatusBar.current.style == .lightContent && StatusBar.current.window === tips.window
            )
            #expect(StatusBar.current.styleController === app.rootViewController)
        }
    }

    @Test func `9: the article's tip swallows the tap on the bar, ours leaves it`() async throws {
        func list(in app: UIWindow) -> UIScrollView {
            let list = UIScrollView(frame: app.bounds)
            list.contentSize = CGSize(width: 300, height: 5000)
            list.contentOffset.y = 1000
            app.rootViewController?.view.addSubview(list)
            return list
        }
        try await withDevice(ofItsTime) {
            let (app, tips) = (app(), ArticleTips())
            let list = list(in: app)
            tips.show("Saved")
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 1000)
        }
        try await withDevice {
            let app = app()
            let list = list(in: app)
            let (tips, _) = try shown(Tip(text: "Saved", stay: nil))
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top && tips.window != nil)
        }
    }

    @Test func `10: in an app with scenes the article's tip is nowhere, ours below the bar`()
        async throws
    {
        try await withDevice {
            let (app, tips) = (app(), ArticleTips())
            tips.show("Saved")
            #expect(!tips.window.isHidden && tips.window.windowScene == nil && app.isKeyWindow)
            #expect(touchTarget(at: CGPoint(x: 20, y: 10)).window !== tips.window)
        }
        try await withDevice {
            let (app, (tips, view)) = (app(), try shown(Tip(text: "Saved")))
            #expect(
                touchTarget(at: view.center).view === view && tips.window?.windowScene === scene)
            #expect(!StatusBar.current.isHidden && !view.frame.intersects(StatusBar.current.frame))
            withExtendedLifetime(app) {}
        }
    }
}
