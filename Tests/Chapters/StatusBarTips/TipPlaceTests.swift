import Simulator
import Testing
import UIKit

/// Tests of the position and the look of a tip.
@MainActor @Suite struct TipPlaceTests: TipTesting {
    private let long = "The photographs could not be sent because the server did not answer in time"

    @Test(arguments: [Device.iPhoneSE, .iPhone17, .iPadPro11])
    func
        `a tip is in the safe area below the status bar in each orientation`(_ device: Device) async throws
    {
        let looks = [("Saved", UIContentSizeCategory.large), (long, .accessibilityExtraExtraExtraLarge)]
        for (text, category) in looks {
            var device = device
            device.contentSizeCategory = category
            try await withTips(device) { app, tips in
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
        try await withTips { _, tips in
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
        }
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func
        `an icon is at the leading edge and scales with the text size`(
            _ direction: UITraitEnvironmentLayoutDirection
        ) async throws
    {
        try await withTips { app, tips in
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
        try await withTips(.iPadPro11) { app, tips in
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
        try await withTips { _, tips in
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
        }
    }

    @Test func `a long tip stays inside the safe area at the sides`() async throws {
        try await withTips { app, tips in
            tips.show(Tip(id: "a", text: "Short", stay: nil))
            tips.controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 20)
            tips.show(Tip(id: "a", text: long, stay: nil))
            let (frame, width) = (shown(tips).frame, app.bounds.width)
            #expect(frame.minX >= 107.5 && frame.maxX <= width - 27.5 && frame.midX.isAbout((100 + width - 20) / 2))
        }
    }
}
