import OnScreen
import Simulator
import Testing
import UIKit

@testable import RotationApp

/// Tests of the app of the chapter on rotation as a user sees it, with unsolved exercises.
@MainActor @Suite struct DemoTests {
    /// Launches the app on a device, and runs a closure with it.
    private func withApp(_ device: Device = .iPhone17, _ body: @MainActor (AppOnScreen) async throws -> Void)
        async throws
    {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in SceneDelegate() }
            try await body(AppOnScreen(window: #require((scene.delegate as? SceneDelegate)?.window)))
        }
    }

    @Test func `the first screen shows instructions, and the current size and orientation`() async throws {
        try await withApp { app in
            #expect(isShown("Open a screen and rotate the device, or resize the app's window."))
            #expect(isShown("402 × 874 points, compact width, portrait"))
            turnDevice(to: .landscapeRight)
            #expect(isShown("874 × 402 points, compact width, landscape right"))
            turnDevice(to: .landscapeLeft)
            #expect(isShown("874 × 402 points, compact width, landscape left"), "a half rotation")
        }
    }

    @Test func `the trail's title is its size, and its layout depends on the size`() async throws {
        try await withApp { app in
            try app.open("A trail")
            #expect(app.top?.title == "402 × 874")
            turnDevice(to: .landscapeRight)
            app.window.layoutIfNeeded()
            #expect(app.top?.title == "874 × 402")
            let trail = try #require(app.top as? TrailController)
            #expect(trail.map.frame.minX >= trail.stages.view.frame.maxX)
            #expect(trail.map.middle == trail.focus)
        }
    }

    @Test func `with the exercise unsolved, the photos are in one scrollable column`() async throws {
        try await withApp { app in
            try app.open("Photos in columns")
            #expect(app.top?.title == "1 in 370 points")
            let scrollView = try #require(shown(UIScrollView.self).last)
            #expect(scrollView.contentSize.height > 24 * 370)
            let photos = shown(UILabel.self).filter { Int($0.text ?? "") != nil }
            #expect(photos.count == 24)
            #expect(Set(photos.map(\.frame.minX)) == [16])
            turnDevice(to: .landscapeRight)
            app.window.layoutIfNeeded()
            #expect(app.top?.title == "1 in 718 points")
        }
    }

    @Test func `with the exercise unsolved, the ring is around the dot in portrait only`()
        async throws
    {
        try await withApp(.iPhoneSE) { app in
            try app.open("Marks on the device")
            #expect(isShown("In portrait the ring is around the dot"))
            turnDevice(to: .landscapeLeft)
            #expect(isShown("In landscape left the ring is not around the dot"))
            #expect(isShown("the arrow is turned by 0° on the device"))
            turnDevice(to: .landscapeRight)
            #expect(isShown("In landscape right the ring is not around the dot"), "a half rotation")
        }
    }

    @Test func `the ruler stays at the device's left edge in each orientation`() async throws {
        try await withApp(.iPhoneSE) { app in
            try app.open("A ruler along the device's left edge")
            let ruler = try #require(app.top as? RulerController)
            let mark = CGRect(x: 0, y: 120, width: 60, height: 300)
            for orientation in orientations + [.landscapeLeft] {
                turnDevice(to: orientation)
                app.window.layoutIfNeeded()
                let found = ruler.device.convert(mark, to: scene.screen.fixedCoordinateSpace)
                #expect(found.isClose(to: mark), "\(orientation.words)")
            }
        }
    }

    @Test func `the film rotates the phone, and its button closes it`() async throws {
        try await withApp { app in
            try app.open("A film for landscape")
            #expect(app.window.bounds.width == 874)
            #expect(isShown("Film"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(tapButton(titled: "Close"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(app.navigation?.presentedViewController == nil)
            #expect(app.window.bounds.width == 402)
        }
    }

    @Test func `a request rotates the app, and a refused one shows the reason`() async throws {
        try await withApp { app in
            #expect(isShown("Nothing has been asked for."))
            try app.open("Landscape")
            #expect(app.window.bounds.width == 874)
            try app.open("Portrait")
            #expect(app.window.bounds.width == 402)
            #expect(isShown("It has been asked for."))
            try app.open("Upside down")
            #expect(isShown("Refused: None of the requested orientations are supported"))
            #expect(app.window.bounds.width == 402)
        }
    }

    @Test func `the trail's orientation is locked while it measures, until the screen is left`() async throws {
        try await withApp { app in
            try app.open("A trail that is locked to measure")
            let slope = try #require(app.top as? SlopeController)
            #expect(tapButton(titled: "Measure"))
            #expect(slope.isMeasuring)
            turnDevice(to: .landscapeRight)
            #expect(app.window.bounds.width == 402)
            #expect(tapButton(titled: "Stop"))
            #expect(app.window.bounds.width == 874)

            #expect(tapButton(titled: "Measure"))
            app.goBack()
            turnDevice(to: .portrait)
            #expect(app.window.bounds.width == 402)
        }
    }

    @Test func `on an iPad, the map's names are visible after its window is resized`() async throws {
        try await withApp(.iPadPro11) { app in
            turnDevice(to: .landscapeRight)
            #expect(isShown("1194 × 834 points, regular width, landscape right"))
            try app.open("A trail")
            resizeScene(scene, to: CGRect(x: 80, y: 60, width: 420, height: 700))
            app.window.layoutIfNeeded()
            let trail = try #require(app.top as? TrailController)
            #expect(trail.title == "420 × 700")
            #expect(!trail.map.names.isHidden)
            #expect(trail.stages.view.frame.minY >= trail.map.frame.maxY)
        }
    }

    /// Returns a Boolean value indicating whether a label is on the map. Such a label can be outside the visible part.
    private func isOnMap(_ label: UILabel) -> Bool {
        shown(MapView.self).contains { label.isDescendant(of: $0) }
    }

    @Test func `with the largest text, no text is truncated`() async throws {
        var phone = Device.iPhoneSE
        phone.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        try await withApp(phone) { app in
            #expect(flaws() == [])
            let rows = shown(UITableViewCell.self).map(\.frame).sorted { $0.minY < $1.minY }
            for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.maxY <= lower.minY) }
            for screen in ["Photos in columns", "Marks on the device", "A trail"] {
                try app.open(screen)
                #expect(flaws(but: isOnMap) == [], "\(screen)")
                #expect(!shown(UILabel.self).contains { isOnMap($0) && $0.isCut }, "\(screen)")
                app.goBack()
            }
        }
    }
}

/// The app, which is a stack of screens.
@MainActor
private struct AppOnScreen {
    let window: UIWindow

    var navigation: UINavigationController? { window.rootViewController as? UINavigationController }
    var top: UIViewController? { navigation?.topViewController }

    /// Taps the row with a title.
    func open(_ title: String) throws {
        let controller = try #require(top as? DemoController)
        let table = try #require(controller.tableView)
        window.layoutIfNeeded()
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let cell = controller.tableView(table, cellForRowAt: path)
                let content = cell.contentConfiguration as? UIListContentConfiguration
                guard content?.text == title else { continue }
                table.scrollToRow(at: path, at: .middle, animated: false)
                window.layoutIfNeeded()
                let frame = table.rectForRow(at: path)
                tap(at: table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
                window.layoutIfNeeded()
                return
            }
        }
        Issue.record("there is no row \(title)")
    }

    func goBack() {
        navigation?.popViewController(animated: false)
        window.layoutIfNeeded()
    }
}
