import Foundation
import OnScreen
import SettingsScreens
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on user defaults as a user sees it, with unsolved exercises.
///
/// On a phone, the bundle is part of the app. Here, the tests provide the simulated Settings app with the rows that they
/// need.
@MainActor @Suite(.serialized) struct UserDefaultsDemoTests {
    private static let root = """
        {PreferenceSpecifiers = (
            {Type = PSMultiValueSpecifier; Title = Units; Key = units; DefaultValue = kilometers;
                Titles = (Kilometers, Miles); Values = (kilometers, miles);},
            {Type = PSToggleSwitchSpecifier; Title = Ball; Key = ball; DefaultValue = NO;},
            {Type = PSTextFieldSpecifier; Title = Server; Key = server;}
        );}
        """

    /// Launches the app on a device with a new store, and runs a closure with its delegate, its log, and Settings.
    private func withApp(
        _ device: Device = .iPhone17,
        _ body: @MainActor (UserDefaultsDemoSceneDelegate, LeveledLog, SettingsApp) async throws -> Void
    ) async throws {
        let name = "workbook.demo.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        try await withDevice(device) {
            let delegate = UserDefaultsDemoSceneDelegate()
            delegate.settings = AppSettings(defaults: store)
            delegate.log = Log(clock: PhoneClock.phone)
            launch(AppDelegate()) { _ in delegate }
            delegate.window?.layoutIfNeeded()
            let settings = SettingsApp(
                files: ["Root.plist": Data(Self.root.utf8)], name: "Trail", store: SettingsStore(store, suiteName: name)
            )
            try await body(delegate, #require(delegate.overlay(LeveledLog.self)), settings)
        }
    }

    @Test func `the first screen has the map with its server, the stages in kilometers, and no ball`() async throws {
        try await withApp { delegate, _, _ in
            #expect(isShown("12.5 km") && isShown("Map: trail.example"))
            for title in ["Log", "Slope", "Settings", "Read"] {
                #expect(shown(UIButton.self).filter { $0.currentTitle == title }.count == 1, "\(title)")
            }
            #expect(flaws(but: isElsewhere) == [])
            #expect(delegate.overlay(BallOverlay.self) == nil)
        }
    }

    @Test func `the Settings button opens the URL of the app's settings`() async throws {
        try await withApp { _, _, _ in
            try press("Settings")
            #expect(openedURLs.map(\.absoluteString) == [UIApplication.openSettingsURLString])
        }
    }

    @Test func `after a visit to Settings, the app has the units and the ball, below the login`() async throws {
        try await withApp { delegate, log, settings in
            background()
            try settings.choose("Miles", in: "Units")
            try settings.turn("Ball", on: true)
            foreground()
            #expect(delegate.overlay(LoginOverlay.self)?.isLocked == true)
            type("secret\n")
            #expect(isShown("7.8 mi"))
            tap(at: try #require(delegate.overlay(BallOverlay.self)).ball.center)
            #expect(log.isOpen)
        }
    }

    @Test func `a server that isn't an address is an error in the log`() async throws {
        try await withApp { _, log, settings in
            try settings.type("maps", into: "Server")
            await until { !log.lines.isEmpty }
            #expect(log.lines == ["The map's server isn't an address: maps"])
            #expect(isShown("Map: trail.example"))
        }
    }

    @Test func `with the exercises unsolved, sizes are 0, the step is -1, and an update loses everything`() async throws
    {
        try await withApp { _, log, _ in
            try press("Read")
            #expect(log.lines == ["Sizes: 0, 0, 0, 0", "Step: -1", "After an update: nothing"])
        }
    }

    @Test func `with the largest text, the stages aren't truncated`() async throws {
        try await withApp(.iPhoneSE) { delegate, _, _ in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            delegate.window?.layoutIfNeeded()
            #expect(flaws { isElsewhere($0) || isTool($0) } == [])
        }
    }

    /// Returns a Boolean value indicating whether a label is on the map, which continues outside of the screen, or on a
    /// page that isn't in sight.
    private func isElsewhere(_ label: UILabel) -> Bool { label.rectInSight == nil || label.superview is MapView }

    /// Returns a Boolean value indicating whether a label is in a button of the row on the map.
    private func isTool(_ label: UILabel) -> Bool {
        sequence(first: label as UIView) { $0.superview }.contains { $0 is UIButton }
    }
}
