import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the chapter on rotation as a user sees it, with unsolved exercises.
@MainActor @Suite struct RotationDemoTests {
    /// Launches the app on a device, and runs a closure with its delegate and its first screen.
    private func withApp(
        _ device: Device = .iPhone17,
        _ body: @MainActor (RotationDemoSceneDelegate, RotationDemoController) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in RotationDemoSceneDelegate() }
            let delegate = try #require(scene.delegate as? RotationDemoSceneDelegate)
            delegate.window?.layoutIfNeeded()
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            try await body(delegate, #require(stack.viewControllers.first as? RotationDemoController))
        }
    }

    @Test func `the first screen has the map, the stages, and three buttons`() async throws {
        try await withApp { delegate, _ in
            #expect(isShown("1  Mill Bridge"))
            for title in ["Log", "Slope", "Photos"] { #expect(button(title) != nil) }
            #expect(scene.windows == [delegate.window])
        }
    }

    @Test func `the parts are side by side on a rotated phone, and the map keeps its middle`() async throws {
        try await withApp { delegate, trail in
            turnDevice(to: .landscapeRight)
            delegate.window?.layoutIfNeeded()
            #expect(trail.map.frame.minX == trail.list.view.frame.maxX)
            #expect(trail.map.middle == Stage.all[4].point)
        }
    }

    @Test func `with the exercise unsolved, the log has no predicted call`() async throws {
        try await withApp { delegate, _ in
            turnDevice(to: .landscapeRight)
            #expect(delegate.overlay(LogOverlay.self)?.lines == ["You predict: no call"])
        }
    }

    @Test func `with the exercise unsolved, the photos are in one scrollable column`() async throws {
        try await withApp { delegate, trail in
            try press("Photos")
            await PhoneClock.phone.advance(by: .seconds(1))
            delegate.window?.layoutIfNeeded()
            #expect(trail.navigationController?.topViewController?.title == "1 in 370 points")
            let photos = shown(UILabel.self).filter { Int($0.text ?? "") != nil }
            #expect(photos.count == 24)
            #expect(Set(photos.map(\.frame.minX)) == [16])
        }
    }

    @Test func `a slope is upright while it's measured`() async throws {
        try await withApp { delegate, _ in
            try press("Slope")
            await PhoneClock.phone.advance(by: .seconds(1))
            try press("Measure")
            turnDevice(to: .landscapeRight)
            #expect(delegate.window?.bounds.width == 402)
            #expect(isShown("Measuring"))
            try press("Measure")
            #expect(delegate.window?.bounds.width == 874)
        }
    }

    @Test func `on an iPad, a narrow window has the map above the stages`() async throws {
        try await withApp(.iPadPro11) { delegate, trail in
            turnDevice(to: .landscapeRight)
            resizeScene(scene, to: CGRect(x: 80, y: 60, width: 420, height: 700))
            delegate.window?.layoutIfNeeded()
            #expect(trail.map.frame.maxY == trail.list.view.frame.minY)
        }
    }
}
