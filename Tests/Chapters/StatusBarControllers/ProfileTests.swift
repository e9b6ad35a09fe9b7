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

    @Test func `in the largest text, the rows aren't cut off, and don't overlap`() async throws {
        try await withDevice {
            let profile = ProfileController()
            showApp(profile)
            for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
                setContentSizeCategory(size)
                profile.view.layoutIfNeeded()
                let rows = profile.view.subviews.compactMap { $0 as? UILabel }.suffix(2)
                #expect(rows.map(\.text) == ["3 stages", "37 km"])
                for row in rows {
                    let room = CGSize(width: row.bounds.width, height: .greatestFiniteMagnitude)
                    #expect(row.sizeThatFits(room).height <= row.bounds.height, "\(row.text ?? ""), \(size)")
                    #expect(profile.view.bounds.contains(row.frame))
                }
                let frames = rows.map(\.frame)
                #expect(frames[0].maxY <= frames[1].minY, "\(size)")
            }
        }
    }
}
