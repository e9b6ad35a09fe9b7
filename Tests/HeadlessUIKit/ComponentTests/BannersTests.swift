import Simulator
import Testing
import UIKit

/// Tests of banners in a window above the app.
@MainActor
@Suite struct BannersTests {
    @Test func `a banner is placed below the top safe area, also after rotation`() async throws {
        for device in [Device.iPhone17, .iPhoneSE, .iPadPro11] {
            try await withDevice(device) {
                let app = appWindow()
                let banners = Banners(over: app, clock: .phone)
                banners.show("New message", "Are you there?", for: .seconds(100))
                let (banner, window) = (try #require(banners.banner), try #require(banners.window))
                for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
                    turnDevice(to: orientation)
                    window.layoutIfNeeded()
                    #expect(window.bounds == app.bounds && window.windowLevel > .statusBar)
                    let room = app.bounds.inset(by: app.safeAreaInsets)
                    #expect(banner.frame.minY.isNear(room.minY + 8) && banner.frame.height > 50)
                    #expect(abs(banner.frame.width - min(500, room.width - 16)) < 0.6)
                    #expect(abs(banner.frame.midX - room.midX) < 0.6)
                    #expect(touchTarget(at: banner.center).view === banner)
                }
            }
        }
    }

    @Test func `a banner doesn't affect touches beside it, the keyboard and the key window`() async throws {
        try await withDevice {
            let app = appWindow()
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            app.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            let banners = Banners(over: app, clock: .phone)
            var taps = 0
            banners.show("Saved", for: .seconds(100)) { taps += 1 }
            let (banner, window) = (try #require(banners.banner), try #require(banners.window))
            #expect(touchTarget(at: CGPoint(x: 200, y: banner.frame.maxY + 5)).window === app)
            #expect(touchTarget(at: field.center).view === field)
            window.makeKey()
            #expect(app.isKeyWindow && type("a") && field.text == "a")
            tap(at: banner.center)
            #expect(taps == 1 && keyboardFrame != nil)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(banners.window == nil && field.isEditing && type("b"))
            let top = CGPoint(x: 200, y: banner.center.y)
            #expect(touchTarget(at: top).window === app)
        }
    }

    @Test func `a swipe up dismisses a banner, a swipe down doesn't, and neither counts as a tap`() async throws {
        try await withDevice {
            let app = appWindow()
            let banners = Banners(over: app, clock: .phone)
            var taps = 0
            banners.show("One", for: .seconds(100)) { taps += 1 }
            banners.show("Two", for: .seconds(100))
            let first = try #require(banners.banner)
            let middle = first.center
            await swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y + 100))
            #expect(banners.banner === first && first.transform == .identity)
            await swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80))
            #expect(first.transform != .identity && first.frame.maxY < 0)
            tap(at: middle)
            await PhoneClock.phone.advance(by: .milliseconds(300))
            #expect(banners.banner?.title == "Two" && taps == 0 && first.superview == nil)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `banners are shown one after the other, and the last one releases their window`() async throws {
        try await withDevice {
            let app = appWindow()
            let banners = Banners(over: app, clock: .phone)
            banners.show("One", for: .seconds(1))
            banners.show("Two", for: .seconds(2))
            weak let window = banners.window
            await PhoneClock.phone.advance(by: .milliseconds(900))
            #expect(banners.banner?.title == "One")
            await PhoneClock.phone.advance(by: .milliseconds(400))
            #expect(banners.banner?.title == "Two" && banners.window === window)
            await PhoneClock.phone.advance(by: .milliseconds(2200))
            #expect(banners.banner?.title == "Two", "the banner is animating out")
            await PhoneClock.phone.advance(by: .milliseconds(100))
            #expect(banners.banner == nil && banners.window == nil && window == nil)
            #expect(scene.windows == [app])
        }
    }

    @Test func `the app determines status bar and orientations, also during a presentation`() async throws {
        try await withDevice {
            let app = appWindow(BarController(.darkContent))
            let banners = Banners(over: app, clock: .phone)
            banners.show("Saved", for: .seconds(1000))
            #expect(StatusBar.current.style == .darkContent)
            #expect(StatusBar.current.styleController === app.rootViewController)
            let video = BarController(.lightContent)
            video.orientations = .landscape
            video.modalPresentationStyle = .fullScreen
            app.rootViewController?.present(video, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .lightContent && StatusBar.current.styleController === video)
            #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
            let (banner, window) = (try #require(banners.banner), try #require(banners.window))
            #expect(window.bounds == app.bounds && touchTarget(at: banner.center).view === banner)
            turnDevice(to: .portrait)
            #expect(
                scene.effectiveGeometry.interfaceOrientation.isLandscape,
                "the video determines the orientation, not the banner")
            video.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .darkContent)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            app.rootViewController?.present(UIViewController(), animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .darkContent, "a sheet doesn't determine the style")
            #expect(touchTarget(at: banner.center).view === banner)
        }
    }

    @Test(arguments: 0..<8) func `in random sequences, at most one banner is shown, in order and on screen`(
        _ seed: UInt64
    ) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let app = appWindow()
            let banners = Banners(over: app, clock: .phone)
            var (sent, seen, taps) = (0, [String](), [String]())
            for _ in 0..<60 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1:
                    let title = "\(sent)"
                    banners.show(title, for: .milliseconds(Int.random(in: 0...3000, using: &random))) {
                        taps.append(title)
                    }
                    sent += 1
                case 2: if let banner = banners.banner { tap(at: banner.center) }
                case 3:
                    if let middle = banners.banner?.center {
                        await swipe(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60))
                    }
                case 4: turnDevice(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
                default:
                    await PhoneClock.phone.advance(by: .milliseconds(Int.random(in: 0...2000, using: &random)))
                }
                let shown = banners.window?.subviews.compactMap { $0 as? BannerView } ?? []
                #expect(shown == [banners.banner].compactMap(\.self) && scene.windows.count == 1 + shown.count)
                #expect(app.isKeyWindow && touchTarget(at: CGPoint(x: 200, y: 350)).window === app)
                guard let banner = banners.banner else { continue }
                if seen.last != banner.title { seen.append(banner.title ?? "") }
                banners.window?.layoutIfNeeded()
                let isThere = app.bounds.inset(by: app.safeAreaInsets).contains(banner.frame)
                #expect(isThere || !banner.isUserInteractionEnabled)
            }
            #expect(seen == seen.sorted { Int($0)! < Int($1)! } && Set(seen).count == seen.count)
            #expect(Set(taps).count == taps.count)
            await PhoneClock.phone.advance(by: .seconds(400))
            #expect(banners.banner == nil && banners.window == nil)
        }
    }
}

/// A controller with preferences for the status bar and the orientation.
@MainActor
private final class BarController: UIViewController {
    private let style: UIStatusBarStyle
    var orientations = UIInterfaceOrientationMask.allButUpsideDown

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
}
