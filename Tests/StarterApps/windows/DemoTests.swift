import Simulator
import Testing
import UIKit

@testable import WindowsApp

/// The app of the chapter on windows, as a user finds it: the exercises are open.
@MainActor @Suite struct DemoTests {
    @Test func `the first screen says what to try, and nothing lies over it`() async throws {
        try await withApp { app in
            #expect(app.says("Show a log, and tap Buy beside it."))
            #expect(app.says("In the basket: 0"))
            #expect(app.says("Front to back: none"), "the exercise is open")
            #expect(scene.windows.filter { !$0.isHidden }.count == 1)
        }
    }

    @Test func `a plain log keeps the app from its taps and its dots, until it is closed`() async throws {
        try await withApp { app in
            tap(at: try app.place(of: app.buyButton))
            #expect(app.says("In the basket: 1"))

            try app.choose("Plain")
            let buy = try app.place(of: app.buyButton)
            tap(at: buy)
            #expect(app.says("In the basket: 1"))
            let views = app.window.subviews.count
            let finger = press(at: buy)
            #expect(app.window.subviews.count == views)
            finger.lift()

            #expect(tapButton(titled: "Close"))
            #expect(app.chosen("Plain") == "None")
            #expect(scene.windows.count == 1, "the log has left the scene")
            tap(at: try app.place(of: app.buyButton))
            #expect(app.says("In the basket: 2"))
        }
    }

    @Test func `beside a pass-through log Buy works and the finger has a dot, on the log it has none`()
        async throws
    {
        try await withApp { app in
            try app.choose("Pass-through")
            let views = app.window.subviews.count
            let finger = press(at: try app.place(of: app.buyButton, leading: true))
            #expect(app.window.subviews.count == views + 1)
            finger.lift()
            #expect(app.says("In the basket: 1"))
            #expect(touchTarget(at: app.window.center).window is PassthroughWindow)
            #expect(tapButton(titled: "Close"))
            #expect(scene.windows.count == 1)
        }
    }

    @Test func `a log of a level below the app's is behind it, and one of 1 in front of the guide`()
        async throws
    {
        try await withApp { app in
            try app.choose("Pass-through")
            let middle = app.window.center
            try app.choose("-1.0")
            #expect(touchTarget(at: middle).window === app.window)
            #expect(tapButton(titled: "Show the guide"))
            try app.choose("1.0")
            let levels = scene.windows.map(\.windowLevel.rawValue)
            #expect(levels == [0, 1, 1])
            #expect(scene.windows.last === touchTarget(at: middle).window)
        }
    }

    @Test func `the guide's window tells that it has no ring while the exercise is open`() async throws {
        try await withApp { app in
            #expect(tapButton(titled: "Show the guide"))
            let guide = try #require(scene.windows.last as? GuideWindow)
            #expect(guide.frame.minY > 0 && guide.windowLevel == .normal + 1)
            #expect(guide.rootViewController?.view.subviews.map(\.isHidden) == [true])
            tap(at: try app.place(of: app.buyButton))
            #expect(app.says("In the basket: 1"), "the guide lets touches through")
            #expect(tapButton(titled: "Hide the guide (it has no ring)"))
            #expect(scene.windows.count == 1)
            #expect(app.button("Show the guide") != nil)
        }
    }

    @Test func `the boxes tell what UIKit has found, and what the open exercise finds`() async throws {
        try await withApp { app in
            let boxes = try #require(app.views(of: BoxesView.self).first)
            app.show(boxes)
            let places: [(CGFloat, CGFloat, String)] = [
                (20, 20, "blue"), (30, 60, "green"), (130, 60, "orange"), (210, 80, "orange"),
                (260, 20, "the ground"),
            ]
            for (x, y, name) in places {
                tap(at: boxes.convert(CGPoint(x: x, y: y), to: nil))
                #expect(app.says("UIKit has found: \(name)"), "at \(x), \(y)")
                #expect(app.says("hitView finds: the ground"), "at \(x), \(y)")
            }
        }
    }

    @Test func `on an iPad in landscape all of it fits, and the log turns with it`() async throws {
        try await withApp(.iPadPro11) { app in
            #expect(tapButton(titled: "Show the guide"))
            try app.choose("Pass-through")
            turnDevice(to: .landscapeRight)
            app.window.layoutIfNeeded()
            let guide = try #require(app.guide)
            #expect(guide.frame == CGRect(x: 6, y: 110, width: 1182, height: 718))
            #expect(app.hiddenTexts == [])
            tap(at: try app.place(of: app.buyButton, leading: true))
            #expect(app.says("In the basket: 1"))
        }
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone17])
    func `in the largest text nothing is cut off, and Buy is reached by scrolling`(_ phone: Device)
        async throws
    {
        try await withApp(phone) { app in
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            app.window.layoutIfNeeded()
            #expect(app.hiddenTexts == [])
            app.show(app.buyButton)
            tap(at: try app.place(of: app.buyButton))
            #expect(app.says("In the basket: 1"))
        }
    }

    @Test func `the ring's window follows while the screen scrolls`() async throws {
        try await withApp(.iPhoneSE) { app in
            #expect(tapButton(titled: "Show the guide"))
            turnDevice(to: .landscapeLeft)
            let scrollView = try #require(app.views(of: UIScrollView.self).first)
            scrollView.contentOffset.y += 100
            let guide = try #require(app.guide)
            #expect(guide.frame == CGRect(x: 6, y: 110, width: 655, height: 259))
        }
    }
}
