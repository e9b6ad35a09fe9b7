import OnScreen
import Simulator
import Testing
import UIKit

@testable import WindowsApp

/// Tests of the app of the chapter on windows as a user sees it, with unsolved exercises.
@MainActor @Suite struct DemoTests {
    /// Launches the app on a device, and runs a closure with its window.
    private func withApp(_ device: Device = .iPhone17, _ body: @MainActor (UIWindow) async throws -> Void) async throws
    {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in SceneDelegate() }
            try await body(#require((scene.delegate as? SceneDelegate)?.window))
        }
    }

    private var buyButton: UIButton { get throws { try #require(button("Buy")) } }
    private var guide: GuideWindow? { scene.windows.compactMap { $0 as? GuideWindow }.first }

    @Test func `the first screen shows instructions, and no other window is visible`() async throws {
        try await withApp { window in
            #expect(isShown("Show a log, and tap Buy beside it."))
            #expect(isShown("In the basket: 0"))
            #expect(isShown("Front to back: none"), "the exercise is open")
            #expect(scene.windows.filter { !$0.isHidden }.count == 1)
        }
    }

    @Test func `a plain log blocks the app's taps and dots until it's closed`() async throws {
        try await withApp { window in
            tap(at: try place(of: buyButton))
            #expect(isShown("In the basket: 1"))

            try choose("Plain")
            let buy = try place(of: buyButton)
            tap(at: buy)
            #expect(isShown("In the basket: 1"))
            let views = window.subviews.count
            let finger = press(at: buy)
            #expect(window.subviews.count == views)
            finger.lift()

            #expect(tapButton(titled: "Close"))
            #expect(segment("None").map { $0.control.selectedSegmentIndex == $0.index } == true)
            #expect(scene.windows.count == 1, "the log has left the scene")
            tap(at: try place(of: buyButton))
            #expect(isShown("In the basket: 2"))
        }
    }

    @Test func `beside a pass-through log, Buy works and the finger has a dot`()
        async throws
    {
        try await withApp { window in
            try choose("Pass-through")
            let views = window.subviews.count
            let finger = press(at: try place(of: buyButton, at: 0.03))
            #expect(window.subviews.count == views + 1)
            finger.lift()
            #expect(isShown("In the basket: 1"))
            #expect(touchTarget(at: window.center).window is PassthroughWindow)
            #expect(tapButton(titled: "Close"))
            #expect(scene.windows.count == 1)
        }
    }

    @Test func `a log below the app's level is behind it, and one at level 1 is in front of the guide`()
        async throws
    {
        try await withApp { window in
            try choose("Pass-through")
            let middle = window.center
            try choose("-1.0")
            #expect(touchTarget(at: middle).window === window)
            #expect(tapButton(titled: "Show the guide"))
            try choose("1.0")
            let levels = scene.windows.map(\.windowLevel.rawValue)
            #expect(levels == [0, 1, 1])
            #expect(scene.windows.last === touchTarget(at: middle).window)
        }
    }

    @Test func `with the exercise unsolved, the guide has no ring, and its button says so`() async throws {
        try await withApp { window in
            #expect(tapButton(titled: "Show the guide"))
            let guide = try #require(scene.windows.last as? GuideWindow)
            #expect(guide.frame.minY > 0 && guide.windowLevel == .normal + 1)
            #expect(guide.rootViewController?.view.subviews.map(\.isHidden) == [true])
            tap(at: try place(of: buyButton))
            #expect(isShown("In the basket: 1"), "the guide lets touches through")
            #expect(tapButton(titled: "Hide the guide (it has no ring)"))
            #expect(scene.windows.count == 1)
            #expect(button("Show the guide") != nil)
        }
    }

    @Test func `a tap on the boxes shows UIKit's view, and the unsolved exercise's result`() async throws {
        try await withApp { window in
            let boxes = try #require(shown(BoxesView.self).first)
            reach(boxes)
            let places: [(CGFloat, CGFloat, String)] = [
                (20, 20, "blue"), (30, 60, "green"), (130, 60, "orange"), (210, 80, "orange"),
                (260, 20, "the ground"),
            ]
            for (x, y, name) in places {
                tap(at: boxes.convert(CGPoint(x: x, y: y), to: nil))
                #expect(isShown("UIKit has found: \(name)"), "at \(x), \(y)")
                #expect(isShown("hitView finds: the ground"), "at \(x), \(y)")
            }
        }
    }

    @Test func `on an iPad in landscape, nothing is truncated, and Buy works beside the log`() async throws {
        try await withApp(.iPadPro11) { window in
            #expect(tapButton(titled: "Show the guide"))
            try choose("Pass-through")
            turnDevice(to: .landscapeRight)
            window.layoutIfNeeded()
            let guide = try #require(guide)
            #expect(guide.frame == CGRect(x: 6, y: 110, width: 1182, height: 718))
            #expect(flaws() == [])
            tap(at: try place(of: buyButton, at: 0.03))
            #expect(isShown("In the basket: 1"))
        }
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone17])
    func `with the largest text, nothing is truncated, and Buy is reached by scrolling`(_ phone: Device)
        async throws
    {
        try await withApp(phone) { window in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            window.layoutIfNeeded()
            #expect(flaws() == [])
            reach(try buyButton)
            tap(at: try place(of: buyButton))
            #expect(isShown("In the basket: 1"))
        }
    }

    @Test func `scrolling doesn't change the frame of the guide's window`() async throws {
        try await withApp(.iPhoneSE) { window in
            #expect(tapButton(titled: "Show the guide"))
            turnDevice(to: .landscapeLeft)
            let scrollView = try #require(shown(UIScrollView.self).first)
            scrollView.contentOffset.y += 100
            let guide = try #require(guide)
            #expect(guide.frame == CGRect(x: 6, y: 110, width: 655, height: 259))
        }
    }
}
