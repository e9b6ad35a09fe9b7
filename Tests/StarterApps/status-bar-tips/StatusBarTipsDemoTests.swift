import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on tips as a user sees it.
@MainActor @Suite struct StatusBarTipsDemoTests {
    /// Launches the app on a device, opens the screen with the kinds of tips, and runs a closure with the tips.
    private func withTips(
        _ device: Device = .iPhone17, _ body: @MainActor (TipsOverlay) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in
                let delegate = StatusBarTipsDemoSceneDelegate()
                delegate.clock = PhoneClock.phone
                return delegate
            }
            let delegate = try #require(scene.delegate as? StatusBarTipsDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try press("Tips")
            await PhoneClock.phone.advance(by: .seconds(1))
            delegate.window?.layoutIfNeeded()
            try await body(#require(delegate.overlay(TipsOverlay.self)))
        }
    }

    /// Taps the tip on the screen, and waits until it has left.
    private func tapTip(of tips: TipsOverlay) async throws {
        tips.window?.layoutIfNeeded()
        tap(at: try #require(tips.tipView).center)
        await PhoneClock.phone.advance(by: .seconds(0.4))
    }

    @Test func `each button shows its tip for the exercise's time, and a tap dismisses it`() async throws {
        try await withTips { tips in
            let expected = [
                ("A short tip", "Note saved"), ("A long tip", "The photos"), ("A tip to tap", "Note deleted"),
            ]
            for (button, text) in expected {
                try press(button)
                let tip = try #require(tips.tipView?.tip)
                #expect(tip.text.hasPrefix(text))
                #expect(tip.stay == stay(for: tip.text))
                let seconds = stay(for: tip.text) / .seconds(1)
                #expect(isShown(seconds.formatted(.number.precision(.fractionLength(1)))))
                try await tapTip(of: tips)
                #expect(tips.tipView == nil)
            }
            #expect(isShown("It's back."))
        }
    }

    @Test func `three tips are shown one after the other, with the exercise's moments`() async throws {
        try await withTips { tips in
            try press("Three tips")
            let moments = beginnings(of: [(0, 20), (1, 20), (2, 20)])
            let expected = zip(["First", "Second", "Third"], moments).map { name, moments in
                let seconds = (Double(moments.first ?? -10) / 10).formatted(.number.precision(.fractionLength(1)))
                return "\(name) tip, which begins after \(seconds) seconds"
            }
            #expect(tips.tipView?.tip.text == expected[0])
            var seen: [String] = []
            for _ in 1...10 {
                if let tip = tips.tipView?.tip {
                    seen.append(tip.text)
                    try await tapTip(of: tips)
                } else {
                    await PhoneClock.phone.advance(by: .seconds(0.4))
                }
            }
            #expect(seen == expected)
            #expect(tips.tipView == nil)
        }
    }

    @Test func `a lasting tip changes when the photos are sent`() async throws {
        try await withTips { tips in
            try press("Send photos")
            #expect(tips.tipView?.tip.progress == 0.4)
            try press("Photos are sent")
            #expect(tips.tipView?.tip.text == "3 photos sent")
            #expect(tips.tipView?.tip.progress == nil)
        }
    }

    @Test func `the line is the exercise's`() async throws {
        try await withTips { _ in
            var line: [WaitingTip] = []
            for number in 1...9 {
                try press("Add to a line")
                let isError = number.isMultiple(of: 3)
                let tip = WaitingTip(
                    id: "\(number % 5)", text: isError ? "error \(number)" : "tip \(number)", isError: isError)
                line = added(tip, to: line, limit: 4)
                #expect(isShown("Line: " + line.map(\.text).joined(separator: ", ")))
            }
        }
    }

    @Test func `a saved note is reported over the list`() async throws {
        try await withDevice {
            launch(AppDelegate()) { _ in StatusBarTipsDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? StatusBarTipsDemoSceneDelegate)
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            let screen = StageController(Stage.all[2])
            stack.pushViewController(screen, animated: false)
            screen.note.becomeFirstResponder()
            stack.popViewController(animated: false)
            #expect(delegate.overlay(TipsOverlay.self)?.tipView?.tip.text == "Note saved")
        }
    }

    @Test func `nothing is truncated on any device, with the largest text`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            var device = device
            device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
            try await withTips(device) { tips in
                #expect(flaws() == [], "\(device.name)")
                for button in ["A short tip", "Send photos"] {
                    try press(button)
                    #expect(tips.tipView != nil)
                }
            }
        }
    }
}
