import Simulator
import Testing
import UIKit
import WorkbookTesting

/// Tests of tips over an app: their position, their duration, and what they leave to the app.
@MainActor
@Suite struct TipsTests {
    private let long = "The photographs could not be sent because the server did not answer in time"

    /// Returns the visible tip, laid out.
    private func shown(_ tips: TipsOverlay) -> TipView {
        tips.window?.layoutIfNeeded()
        if let view = tips.controller?.visibleTipView { return view }
        Issue.record("no tip shows")
        return TipView(Tip(text: "No tip shows"))
    }

    private func wait(_ seconds: Double) async { await PhoneClock.phone.advance(by: .seconds(seconds)) }

    // MARK: Place

    @Test(arguments: [Device.iPhoneSE, .iPhone17, .iPadPro11])
    func
        `a tip is in the safe area below the status bar in each orientation`(_ device: Device) async throws
    {
        let looks = [("Saved", UIContentSizeCategory.large), (long, .accessibilityExtraExtraExtraLarge)]
        for (text, category) in looks {
            var device = device
            device.contentSizeCategory = category
            try await withDevice(device) {
                let app = showApp()
                let tips = TipsOverlay(in: scene, clock: .phone)
                tips.show(Tip(text: text, icon: UIImage(), progress: 0.5, stay: nil))
                for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                    turnDevice(to: orientation)
                    let (view, room) = (shown(tips), app.bounds.inset(by: app.safeAreaInsets))
                    #expect(room.insetBy(dx: 7.9, dy: 7.9).contains(view.frame), "\(orientation.rawValue)")
                    #expect(view.frame.minY.isAbout(room.minY + 8) && view.frame.midX.isAbout(room.midX))
                    #expect(!view.frame.intersects(StatusBar.current.frame) && view.frame.width <= 480)
                    #expect(touchTarget(at: view.center).view === view)
                }
            }
        }
    }

    @Test func `a short tip is a capsule as wide as its text, a long one wraps`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(id: "a", text: "Saved", stay: nil))
            let short = shown(tips)
            #expect(short.bounds.width < 100 && short.layer.cornerRadius == short.bounds.height / 2)
            let height = short.bounds.height
            tips.show(Tip(id: "a", text: long, stay: nil))
            #expect(shown(tips).bounds.height > height + 15 && short.layer.cornerRadius <= 24)
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            let label = try #require(short.first(UILabel.self))
            #expect(label.font.pointSize > 40)
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(shown(tips).bounds.height > 200 && label.bounds.height >= fitting.height - 1)
            withExtendedLifetime(app) {}
        }
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func
        `an icon is at the leading edge and scales with the text size`(
            _ direction: UITraitEnvironmentLayoutDirection
        ) async throws
    {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 500, height: 400)).image { _ in }
            tips.show(Tip(id: "a", text: "Sent", icon: picture, stay: nil))
            tips.window?.traitOverrides.layoutDirection = direction
            let view = shown(tips)
            let (icon, label) = (try #require(view.first(UIImageView.self)), try #require(view.first(UILabel.self)))
            let (iconFrame, labelFrame) = (icon.place(in: view), label.place(in: view))
            #expect(iconFrame.width.isAbout(20) && iconFrame.height.isAbout(20))
            let leads =
                direction == .rightToLeft ? iconFrame.minX >= labelFrame.maxX : iconFrame.maxX <= labelFrame.minX
            #expect(leads && view.frame.midX.isAbout(app.bounds.midX))
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            _ = shown(tips)
            #expect(icon.bounds.height > 40 && view.bounds.contains(icon.place(in: view)))
            tips.show(Tip(id: "a", text: "Sent", stay: nil))
            #expect(shown(tips).first(UIImageView.self)?.isHidden == true)
            #expect(label.place(in: view).minX.isAbout(18), "nothing stands in the icon's place")
        }
    }

    @Test func `with the keyboard open, a long tip ends above it, and the field keeps it`() async throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            var device = Device.iPhoneSE
            device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            try await withDevice(device) {
                let app = showApp()
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                app.rootViewController?.view.addSubview(field)
                turnDevice(to: orientation)
                field.becomeFirstResponder()
                let tips = TipsOverlay(in: scene, clock: .phone)
                tips.show(Tip(text: long + long, stay: nil))
                let keyboard = try #require(keyboardFrame)
                #expect(shown(tips).frame.maxY <= keyboard.minY && app.isKeyWindow)
                #expect(type("a") && field.text == "a")
                tap(at: shown(tips).center)
                #expect(field.isEditing && type("b"))
            }
        }
    }

    @Test func `in an iPad's window, the tip stays inside while the window is resized`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: long, stay: nil))
            for frame in [
                CGRect(x: 50, y: 100, width: 700, height: 800), CGRect(x: 300, y: 200, width: 330, height: 400), nil,
            ] {
                resizeScene(scene, to: frame)
                let (view, room) = (shown(tips), app.bounds.inset(by: app.safeAreaInsets))
                #expect(tips.window?.bounds == app.bounds && room.contains(view.frame))
                #expect(view.frame.midX.isAbout(room.midX) && view.frame.width <= min(480, room.width - 16))
                #expect(touchTarget(at: view.onScreen(CGPoint(x: 20, y: 20))).view === view)
            }
        }
    }

    @Test func `tips are dark in light mode and light in dark mode`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: nil))
            let view = shown(tips)
            @MainActor func brightness() -> CGFloat {
                var green: CGFloat = -1
                view.backgroundColor?.resolvedColor(with: view.traitCollection)
                    .getRed(nil, green: &green, blue: nil, alpha: nil)
                return green
            }
            #expect(brightness() < 0.2 && brightness() >= 0)
            setUserInterfaceStyle(.dark)
            #expect(brightness() > 0.9)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `a long tip stays inside the safe area at the sides`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(id: "a", text: "Short", stay: nil))
            tips.controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 20)
            tips.show(Tip(id: "a", text: long, stay: nil))
            let (frame, width) = (shown(tips).frame, app.bounds.width)
            #expect(frame.minX >= 107.5 && frame.maxX <= width - 27.5 && frame.midX.isAbout((100 + width - 20) / 2))
        }
    }

    // MARK: Time

    @Test func `tips are shown one at a time for their duration, and the last one hides the window`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "One", stay: .seconds(1)))
            tips.show(Tip(text: "Two", stay: .seconds(2)))
            weak let window = tips.window
            await wait(0.9)
            #expect(shown(tips).tip.text == "One")
            await wait(0.3)
            #expect(shown(tips).tip.text == "One", "it is on its way out")
            await wait(0.2)
            #expect(shown(tips).tip.text == "Two" && tips.window === window)
            await wait(1.8)
            #expect(shown(tips).tip.text == "Two")
            await wait(0.5)
            #expect(tips.window == nil && window == nil && scene.windows == [app])
            tips.show(Tip(text: "Three", stay: nil))
            await wait(3600)
            #expect(shown(tips).tip.text == "Three")
        }
    }

    @Test func `a tip with the same ID changes the current one and restarts its duration`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(id: "up", text: "Sending", progress: 0, stay: .seconds(2)))
            let view = shown(tips)
            let bar = try #require(view.first(UIProgressView.self))
            #expect(bar.progress == 0 && !bar.isHidden)
            tips.show(Tip(text: "Other", stay: .seconds(1)))
            await wait(1.5)
            tips.show(Tip(id: "up", text: "Sending", progress: 0.25, stay: .seconds(2)))
            #expect(!bar.isHidden && bar.progress == 0.25)
            tips.show(Tip(id: "up", text: "Sent", stay: .seconds(2)))
            #expect(shown(tips) === view && view.tip.text == "Sent" && bar.isHidden)
            await wait(1.9)
            #expect(shown(tips) === view)
            await wait(0.5)
            #expect(shown(tips).tip.text == "Other")
            withExtendedLifetime(app) {}
        }
    }

    @Test func `a waiting tip can be changed and dismissed before it's shown`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            for id in ["a", "b", "c"] { tips.show(Tip(id: id, text: id, stay: .seconds(1))) }
            await wait(0.5)
            tips.show(Tip(id: "c", text: "C", stay: .seconds(1)))
            tips.dismiss("b")
            #expect(shown(tips).tip.id == "a")
            await wait(0.9)
            #expect(shown(tips).tip.text == "C", "the first had its time, not more")
            tips.dismiss("c")
            tips.dismiss("nobody")
            await wait(0.4)
            #expect(tips.window == nil)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `a tip with the ID of one that's disappearing is shown as a new tip`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(id: "a", text: "A", stay: nil))
            let old = shown(tips)
            tips.dismiss("a")
            tips.show(Tip(id: "a", text: "Again", stay: nil))
            #expect(old.tip.text == "A")
            await wait(0.4)
            #expect(shown(tips) !== old && shown(tips).tip.text == "Again")
            withExtendedLifetime(app) {}
        }
    }

    // MARK: Fingers

    @Test func `a tap runs the tip's action once and dismisses the tip`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            var undone = 0
            tips.show(Tip(id: "a", text: "Deleted", stay: nil, action: { undone += 1 }))
            let middle = shown(tips).center
            tap(at: middle)
            tap(at: middle)
            #expect(undone == 1)
            await wait(0.4)
            #expect(tips.window == nil && touchTarget(at: middle).window === app)
            tips.show(Tip(text: "Saved", stay: nil))
            tap(at: middle)
            await wait(0.4)
            #expect(tips.window == nil, "without an action a tap dismisses")
        }
    }

    @Test func `a changed tip runs its current action`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            var done: [String] = []
            tips.show(Tip(id: "a", text: "Deleted", stay: nil, action: { done.append("undo") }))
            tips.show(Tip(id: "a", text: "Restored", stay: nil, action: { done.append("redo") }))
            tap(at: shown(tips).center)
            #expect(done == ["redo"])
            withExtendedLifetime(app) {}
        }
    }

    @Test func `an action can show another tip`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(id: "a", text: "Deleted", stay: nil) { tips.show(Tip(id: "a", text: "Back", stay: nil)) })
            tap(at: shown(tips).center)
            await wait(0.4)
            #expect(shown(tips).tip.text == "Back")
            withExtendedLifetime(app) {}
        }
    }

    @Test func `a swipe up dismisses a tip without its action, other or short swipes don't`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            var undone = 0
            tips.show(Tip(text: "Deleted", stay: nil, action: { undone += 1 }))
            let view = shown(tips)
            let middle = view.center
            let ways = [(0, 60), (60, 0), (0, -15), (0, -40)].map { CGVector(dx: $0.0, dy: $0.1) }
            for way in ways {
                await swipe(from: middle, to: CGPoint(x: middle.x + way.dx, y: middle.y + way.dy))
                #expect(tips.controller?.visibleTipView === view && view.transform == .identity && undone == 0)
            }
            let finger = press(at: middle)
            finger.move(to: CGPoint(x: middle.x, y: middle.y - 60))
            finger.lift()
            #expect(view.frame.maxY < 0 && undone == 0)
            await wait(0.4)
            #expect(tips.window == nil)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `the app receives touches beside the tip, and a status bar tap scrolls to the top`() async throws {
        try await withDevice {
            let app = showApp()
            let list = UIScrollView(frame: app.bounds)
            list.contentSize = CGSize(width: 300, height: 5000)
            list.contentOffset.y = 1000
            app.rootViewController?.view.addSubview(list)
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: nil))
            let frame = shown(tips).frame
            for point in [
                CGPoint(x: frame.midX, y: frame.maxY + 2), CGPoint(x: frame.minX - 2, y: frame.midY),
                CGPoint(x: frame.midX, y: frame.minY - 2),
            ] {
                #expect(touchTarget(at: point).view === list)
            }
            tapStatusBar()
            await wait(1)
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        }
    }

    // MARK: The app's

    @Test func `the app keeps the key status, the status bar and its orientations, while presenting too`() async throws
    {
        try await withDevice {
            let app = showApp(WishingController("app", Wishes(style: .lightContent)))
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: nil))
            #expect(app.isKeyWindow && StatusBar.current.styleController === app.rootViewController)
            let film = WishingController("film", Wishes(style: .darkContent, hidesBar: true, orientations: .landscape))
            film.modalPresentationStyle = .fullScreen
            app.rootViewController?.present(film, animated: true)
            await wait(1)
            #expect(StatusBar.current.isHidden && StatusBar.current.styleController === film)
            #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
            let view = shown(tips)
            #expect(touchTarget(at: view.center).view === view && tips.window?.bounds == app.bounds)
            film.dismiss(animated: true)
            await wait(1)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && !StatusBar.current.isHidden)
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            app.rootViewController?.present(alert, animated: false)
            #expect(touchTarget(at: view.center).view === view)
            tapButton(titled: "Yes")
            await wait(1)
            #expect(app.rootViewController?.presentedViewController == nil)
        }
    }

    @Test func `a window that's shown later doesn't cover the tip, and decides about the status bar`() async throws {
        try await withDevice {
            let app = showApp(WishingController("app", Wishes(style: .lightContent)))
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: nil))
            let login = UIWindow(windowScene: scene)
            login.rootViewController = WishingController("login", Wishes(style: .darkContent))
            login.makeKeyAndVisible()
            let view = shown(tips)
            #expect(touchTarget(at: view.center).view === view && login.isKeyWindow)
            #expect(StatusBar.current.styleController === login.rootViewController)
            login.isHidden = true
            #expect(StatusBar.current.styleController === app.rootViewController && app.isKeyWindow)
        }
    }

    @Test func `two scenes have separate tips`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp()
            let first = scene
            let second = openScene()
            let other = UIWindow(windowScene: second)
            other.rootViewController = UIViewController()
            other.makeKeyAndVisible()
            let (left, right) = (TipsOverlay(in: first, clock: .phone), TipsOverlay(in: second, clock: .phone))
            left.show(Tip(text: "Left", stay: nil))
            right.show(Tip(text: "Right", stay: .seconds(1)))
            for (tips, window) in [(left, app), (right, other)] {
                let view = shown(tips)
                #expect(tips.window?.windowScene === window.windowScene && tips.window?.frame == window.frame)
                #expect(view.frame.midX.isAbout(window.bounds.midX))
                #expect(touchTarget(at: view.onScreen(CGPoint(x: 20, y: 10))).view === view)
            }
            closeScene(second)
            right.remove()
            await wait(2)
            #expect(right.window == nil)
            right.show(Tip(text: "Nobody is there", stay: nil))
            #expect(right.window == nil && right.controller == nil)
            #expect(shown(left).frame.midX.isAbout(app.bounds.midX) && app.bounds.width == 834)
        }
    }

    @Test func `after remove(), the tips are released, and no more are shown`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: .seconds(2)))
            tips.show(Tip(text: "Waits"))
            weak let window = tips.window
            weak let view = tips.controller?.visibleTipView
            let log = EventLog()
            tips.remove()
            #expect(log.lines == ["OverlayWindow did become hidden"])
            await wait(3)
            #expect(window == nil && view == nil && scene.windows == [app])
            tips.show(Tip(text: "Too late"))
            #expect(tips.window == nil)
        }
    }

    // MARK: VoiceOver and less motion

    @Test func `VoiceOver announces a tip's text once, and its progress is the accessibility value`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            let log = EventLog()
            @MainActor func spoken() -> [String] {
                defer { log.clear() }
                return log.lines.filter { $0.hasPrefix("accessibility") }
            }
            tips.show(Tip(id: "up", text: "Sending", progress: 0.1, stay: nil))
            tips.show(Tip(id: "up", text: "Sending", progress: 0.4, stay: nil))
            #expect(spoken() == ["accessibility queued announcement: Sending"])
            let view = shown(tips)
            #expect(view.isAccessibilityElement && view.accessibilityLabel == "Sending")
            #expect(view.accessibilityValue == 0.4.formatted(.percent))
            #expect(view.accessibilityTraits == [.staticText, .updatesFrequently])
            tips.show(Tip(id: "up", text: "Sent", stay: .seconds(60)))
            #expect(spoken() == ["accessibility queued announcement: Sent"] && view.accessibilityValue == nil)
            #expect(view.accessibilityTraits == .staticText)
            tips.show(Tip(id: "next", text: "Next", stay: nil))
            #expect(spoken() == [], "it waits")
            #expect(view.accessibilityPerformEscape())
            await wait(0.4)
            #expect(spoken().last == "accessibility queued announcement: Next")
            withExtendedLifetime(app) {}
        }
    }

    @Test(arguments: [Device.Accessibility.voiceOver, .switchControl])
    func
        `with VoiceOver or Switch Control, a tip with an action can be activated long after its time`(
            _ setting: Device.Accessibility
        ) async throws
    {
        try await withDevice(.iPhone17.with(setting)) {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            var undone = 0
            let log = EventLog()
            tips.show(Tip(text: "Deleted", stay: .seconds(2), action: { undone += 1 }))
            #expect(log.lines.contains("accessibility queued announcement: Deleted"))
            await wait(19)
            let view = shown(tips)
            #expect(view.accessibilityTraits == .button)
            #expect(view.accessibilityActivate() && undone == 1)
            #expect(!view.accessibilityActivate() && undone == 1, "it leaves")
            await wait(0.4)
            tips.show(Tip(text: "Saved", stay: .seconds(2)))
            await wait(2.4)
            #expect(tips.window == nil, "one without an action goes")
            withExtendedLifetime(app) {}
        }
    }

    @Test func `with Reduce Motion, tips fade`() async throws {
        for lessMotion in [false, true] {
            try await withDevice(lessMotion ? .iPhone17.with(.reduceMotion) : .iPhone17) {
                let app = showApp()
                let tips = TipsOverlay(in: scene, clock: .phone)
                tips.show(Tip(id: "a", text: "Saved", stay: nil))
                let view = shown(tips)
                #expect(view.alpha == 1 && view.transform == .identity)
                tips.dismiss("a")
                #expect(view.alpha == (lessMotion ? 0 : 1) && (view.transform == .identity) == lessMotion)
                withExtendedLifetime(app) {}
            }
        }
    }

    @Test(arguments: 0..<8) func `after random events, at most one tip is visible, in order and in the safe area`(
        _ seed: UInt64
    ) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            var (sent, seen) = (0, [Int]())
            for _ in 0..<30 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1:
                    let stay = Duration.milliseconds(Int.random(in: 0...3000, using: &random))
                    tips.show(Tip(id: "\(sent)", text: "\(sent)", stay: stay))
                    sent += 1
                case 2: if let id = seen.last { tips.show(Tip(id: "\(id)", text: "\(id)")) }
                case 3: if let view = tips.controller?.visibleTipView { tap(at: view.center) }
                case 4: tips.dismiss("\(Int.random(in: 0...sent, using: &random))")
                case 5: turnDevice(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
                default: await wait(Double.random(in: 0...2, using: &random))
                }
                let views = tips.controller?.view.subviews.compactMap { $0 as? TipView } ?? []
                #expect(views == [tips.controller?.visibleTipView].compactMap(\.self))
                #expect(scene.windows.count == 1 + views.count && app.isKeyWindow)
                #expect(touchTarget(at: CGPoint(x: 200, y: 350)).window === app)
                guard let view = views.first, let number = Int(view.tip.id) else { continue }
                // A tip that is shown again after it left keeps its number.
                #expect(seen.contains(number) || seen.allSatisfy { $0 < number }, "\(number) after \(seen)")
                if seen.last != number { seen.append(number) }
                tips.window?.layoutIfNeeded()
                let room = app.bounds.inset(by: app.safeAreaInsets)
                #expect(room.contains(view.frame) || !view.isUserInteractionEnabled)
            }
            #expect(seen.count > 1)
            await wait(400)
            #expect(tips.window == nil)
        }
    }
}

extension UIView {
    fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ([$0 as? View].compactMap(\.self)) + $0.all(type) }
    }

    /// Returns the first descendant of a type.
    fileprivate func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }

    /// Converts a point from the view's coordinates to the screen's.
    fileprivate func onScreen(_ point: CGPoint) -> CGPoint {
        window?.convert(convert(point, to: window), to: nil as UIWindow?) ?? point
    }

    fileprivate func place(in view: UIView) -> CGRect { convert(bounds, to: view) }
}

extension CGFloat {
    /// Returns a Boolean value indicating whether two values are equal, except for rounding to pixels.
    fileprivate func isAbout(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.6 }
}
