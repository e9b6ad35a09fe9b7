import Foundation
import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on the Settings bundle as a user sees it, with unsolved exercises.
///
/// On a phone, the bundle is part of the app. Here the tests provide it.
@MainActor @Suite(.serialized) struct SettingsBundleDemoTests {
    /// Trail's panes, in the older text form of property lists.
    private static let panes = [
        "Root.plist": """
        {PreferenceSpecifiers = (
            {Type = PSMultiValueSpecifier; Title = Units; Key = units; DefaultValue = kilometers;
                Titles = (Kilometers, Miles); Values = (kilometers, miles);},
            {Type = PSChildPaneSpecifier; Title = Debugging; File = Debugging;});}
        """,
        "Debugging.plist": """
        {PreferenceSpecifiers = (
            {Type = PSRadioGroupSpecifier; Key = log_level; DefaultValue = info;
                Titles = (Everything, Events, Errors); Values = (debug, info, error);});}
        """,
    ]

    private static let bundle = SettingsFiles { path in
        guard let text = panes[path] else { throw CocoaError(.fileReadNoSuchFile) }
        return Data(text.utf8)
    }

    /// Launches the app with a bundle on a device, and runs a closure with its delegate and its log.
    private func withApp(
        _ files: SettingsFiles? = bundle, on device: Device = .iPhone17,
        _ body: @MainActor (SettingsBundleDemoSceneDelegate, LongLog) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            let suite = "workbook.demo.settings-bundle"
            let store = try #require(UserDefaults(suiteName: suite))
            store.removePersistentDomain(forName: suite)
            launch(AppDelegate()) { _ in
                let delegate = SettingsBundleDemoSceneDelegate()
                delegate.demo = SettingsBundleDemoController(files: files, defaults: store)
                return delegate
            }
            let delegate = try #require(scene.delegate as? SettingsBundleDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            try await body(delegate, #require(delegate.overlay(LongLog.self)))
        }
    }

    @Test func `the first screen has the map, the stages, four buttons, and the ball`() async throws {
        try await withApp { delegate, _ in
            #expect(isShown("1  Mill Bridge"))
            for title in ["Log", "Slope", "Settings", "Check"] { #expect(button(title) != nil) }
            #expect(flaws { isMark($0) || isPhoto($0) } == [])
            #expect(delegate.overlay(BallOverlay.self) != nil)
        }
    }

    @Test func `a tap on Settings opens the URL of the app's page, and the app isn't locked afterwards`() async throws {
        try await withApp { _, _ in
            try press("Settings")
            #expect(openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
            background()
            foreground()
            try press("Check")
        }
    }

    @Test func `with the exercises unsolved, the log shows question marks, and no mistake`() async throws {
        try await withApp { _, log in
            try press("Check")
            #expect(log.isOpen)
            #expect(
                log.lines.suffix(4) == [
                    "units: ?", "log_level: ?", "Two defaults: ?", "With Root alone: none",
                ])
        }
    }

    @Test func `an app with a missing or broken bundle says so`() async throws {
        try await withApp(nil) { _, log in
            try press("Check")
            #expect(log.lines.last == "The app has no Settings.bundle. Add it to the target.")
        }
        try await withApp(SettingsFiles { _ in Data("{".utf8) }) { _, log in
            try press("Check")
            #expect(log.lines.last?.hasPrefix("The bundle can't be read: ") == true)
        }
    }

    @Test func `with the largest text, the stages aren't truncated, and the buttons can be reached`() async throws {
        try await withApp(on: .iPhoneSE) { delegate, _ in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            delegate.window?.layoutIfNeeded()
            #expect(flaws { isMark($0) || isPhoto($0) || isTool($0) } == [])
            try press("Settings")
            #expect(openedURLs.count == 1)
        }
    }

    /// Returns a Boolean value indicating whether a label is on the map, which continues outside of the screen.
    private func isMark(_ label: UILabel) -> Bool { label.superview is MapView }

    /// Returns a Boolean value indicating whether a label is on the page with photos, which is beside the screen.
    private func isPhoto(_ label: UILabel) -> Bool { label.text?.hasPrefix("Photo ") == true }

    /// Returns a Boolean value indicating whether a label is in a button of the row on the map.
    private func isTool(_ label: UILabel) -> Bool {
        sequence(first: label as UIView) { $0.superview }.contains { $0 is UIButton }
    }
}
