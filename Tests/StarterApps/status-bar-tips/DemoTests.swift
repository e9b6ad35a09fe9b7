import OnScreen
import Simulator
import Testing
import UIKit

@testable import StatusBarTipsApp

@MainActor
@Suite struct StatusBarTipsAppTests {
    private func launchApp() throws -> Tips {
        launch(AppDelegate()) { _ in SceneDelegate() }
        let delegate = try #require(scene.delegate as? TipsSceneDelegate)
        return try #require(delegate.tips)
    }

    /// Taps the visible tip, and waits until it has disappeared.
    private func tapTip(of tips: Tips) async throws {
        let view = try #require(tips.tipView)
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        await PhoneClock.phone.advance(by: .seconds(0.4))
    }

    @Test func `each button shows its tip, and a tap dismisses it`() async throws {
        try await withDevice {
            let tips = try launchApp()
            let expected = [
                ("Show a short tip", "Saved"), ("Show a long tip", "The photos could"),
                ("Show a tip with an icon", "Offline"), ("Show a tip to tap", "Deleted"),
            ]
            for (button, text) in expected {
                try press(button)
                #expect(tips.tipView?.tip.text.hasPrefix(text) == true, "\(button)")
                #expect((tips.tipView?.tip.icon != nil) == (text == "Offline"))
                let stays = stay(for: tips.tipView?.tip.text ?? "") / .seconds(1)
                #expect(isShown(stays.formatted(.number.precision(.fractionLength(1)))))
                #expect(tips.tipView?.tip.stay == stay(for: tips.tipView?.tip.text ?? ""))
                try await tapTip(of: tips)
                #expect(tips.tipView == nil)
            }
            #expect(isShown("It is back."))
        }
    }

    @Test func `three tips appear one after the other, with the exercise's times`() async throws {
        try await withDevice {
            let tips = try launchApp()
            try press("Show three tips at once")
            let moments = beginnings(of: [(0, 2), (0, 2), (0, 2)])
            let expected = zip(["First", "Second", "Third"], moments).map { name, moment in
                let seconds = (moment ?? -1).formatted(.number.precision(.fractionLength(1)))
                return "\(name) tip, which begins after \(seconds) seconds"
            }
            #expect(tips.tipView?.tip.text == expected[0])
            // The app uses the real clock, so on a slow machine a tip can disappear before the test sees it.
            var seen: [String] = []
            for _ in 1...10 {
                if let tip = tips.tipView?.tip {
                    seen.append(tip.text)
                    try await tapTip(of: tips)
                } else {
                    await PhoneClock.phone.advance(by: .seconds(0.4))
                }
            }
            #expect(seen.first == expected[0] && seen == expected.filter(seen.contains))
            #expect(tips.tipView == nil)
        }
    }

    @Test func `the slider changes one tip, and dismisses it at zero`() async throws {
        try await withDevice {
            let tips = try launchApp()
            try dragThumb(to: 0.5)
            let view = try #require(tips.tipView)
            #expect(view.tip.text == "Sending 3 photos" && view.tip.progress.map { abs($0 - 0.5) < 0.2 } == true)
            try dragThumb(to: 1.2)
            #expect(tips.tipView === view && view.tip.text == "Sent" && view.tip.progress == nil)
            try dragThumb(to: 0.5)
            #expect(view.tip.text == "Sending 3 photos")
            try dragThumb(to: -0.3)
            await PhoneClock.phone.advance(by: .seconds(0.4))
            #expect(tips.tipView == nil)
        }
    }

    /// Drags the slider's thumb to a fraction of the slider's width.
    private func dragThumb(to part: CGFloat) throws {
        let slider = try #require(shown(UISlider.self).first)
        reach(slider)
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
        let end = CGPoint(x: slider.bounds.width * part, y: thumb.midY)
        drag(
            from: slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil),
            to: slider.convert(end, to: nil))
    }

    @Test func `the keyboard stays open while a tip is visible`() async throws {
        try await withDevice {
            let tips = try launchApp()
            let field = try #require(shown(UITextField.self).first)
            reach(field)
            tap(at: field.convert(CGPoint(x: 20, y: field.bounds.midY), to: nil))
            #expect(field.isFirstResponder)
            try press("Show a short tip")
            #expect(tips.tipView != nil && type("Hi") && field.text == "Hi")
            type("\n")
            #expect(!field.isFirstResponder)
        }
    }

    @Test func `the photo determines the status bar, under a tip too`() async throws {
        try await withDevice {
            let tips = try launchApp()
            #expect(!StatusBar.current.isHidden && StatusBar.current.style == .default)
            try press("Present a photo")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.isHidden)
            try press("Show a tip")
            #expect(tips.tipView?.tip.text == "Saved" && StatusBar.current.isHidden)
            turnDevice(to: .landscapeLeft)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            turnDevice(to: .portrait)
            try press("Show or hide the status bar")
            #expect(!StatusBar.current.isHidden && StatusBar.current.style == .lightContent)
            try press("Close the photo")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBar.current.style == .default && !isShown("Close the photo"))
        }
    }

    @Test func `the outline is at the exercise's frame`() async throws {
        try await withDevice {
            let tips = try launchApp()
            try press("Show a short tip")
            let outlines = { shown(UIView.self).filter { $0.backgroundColor == .systemRed.withAlphaComponent(0.4) } }
            #expect(outlines().isEmpty)
            try tapControl("Show where tipFrame puts the tip")
            let outline = try #require(outlines().first)
            let (view, size) = (try #require(outline.superview), try #require(tips.tipView?.bounds.size))
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                turnDevice(to: orientation)
                let frame = tipFrame(of: size, in: view.bounds, safeArea: view.safeAreaInsets)
                let differences = [
                    outline.frame.minX - frame.minX + 5, outline.frame.minY - frame.minY + 5,
                    outline.frame.width - frame.width - 10, outline.frame.height - frame.height - 10,
                ]
                #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(outline.frame), \(frame)")
            }
            // The tip dismisses itself, and the outline disappears with it.
            tips.dismiss(try #require(tips.tipView?.tip.id))
            await until { outlines().isEmpty }
            #expect(tips.tipView == nil && outlines().isEmpty)
        }
    }

    @Test func `nothing is truncated on any device, with the largest text, in RTL`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withDevice(device) {
                let tips = try launchApp()
                if device.idiom == .pad { turnDevice(to: .landscapeLeft) }
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                scene.windows.first?.traitOverrides.layoutDirection = .rightToLeft
                #expect(flaws() == [], "\(device.name)")
                for button in ["Show a short tip", "Show three tips at once"] {
                    try press(button)
                    #expect(tips.tipView != nil)
                }
                try press("Present a photo")
                await PhoneClock.phone.advance(by: .seconds(1))
                #expect(flaws() == [], "\(device.name), the photo")
                try press("Close the photo")
            }
        }
    }
}
