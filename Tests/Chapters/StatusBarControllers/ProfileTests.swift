import Simulator
import Testing
import UIKit

/// Tests of the profile that the page doesn't show.
@MainActor
@Suite struct ProfileTests {
    @Test func `a profile that is presented has a button that dismisses it`() async throws {
        try await withDevice {
            let delegate = launchTrail { StatusBarSceneDelegate() }
            let profile = ProfileController()
            profile.modalPresentationStyle = .fullScreen
            delegate.window?.rootViewController?.present(profile, animated: false)
            #expect(StatusBar.current.style == .lightContent)
            tap(at: toolPoint("Done"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(delegate.window?.rootViewController?.presentedViewController == nil)
            #expect(StatusBar.current.style == .default)
        }
    }
}
