import OnScreen
import Simulator
import Testing
import UIKit

@testable import Trail

/// Tests of the app of the appendix on the device's axes as a user sees it, with unsolved exercises.
@MainActor @Suite struct DeviceAxesDemoTests {
    /// Launches the app on a device, and runs a closure with it.
    private func withApp(_ device: Device = .iPhone17, _ body: @MainActor (AppOnScreen) async throws -> Void)
        async throws
    {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in DeviceAxesDemoSceneDelegate() }
            try await body(AppOnScreen(window: #require((scene.delegate as? DeviceAxesDemoSceneDelegate)?.window)))
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

    @Test func `with the largest text, no text is truncated`() async throws {
        var phone = Device.iPhoneSE
        phone.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        try await withApp(phone) { app in
            #expect(flaws() == [])
            let rows = shown(UITableViewCell.self).map(\.frame).sorted { $0.minY < $1.minY }
            for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.maxY <= lower.minY) }
            try app.open("Marks on the device")
            #expect(flaws() == [])
            app.goBack()
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
        let controller = try #require(top as? DeviceAxesDemoController)
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
