import Simulator
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AlertTests {
    private let log = Callbacks()

    private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It is gone for good.", preferredStyle: style)
        let titles: [(String, UIAlertAction.Style)] = [("Keep", .cancel), ("Delete", .destructive)]
        for (title, style) in titles {
            alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title!) })
        }
        return alert
    }

    private func show(_ alert: UIAlertController) async -> UIWindow {
        let window = shownWindow(UIViewController())
        window.rootViewController?.present(alert, animated: true)
        await PhoneClock.phone.advance(by: .seconds(1))
        window.layoutIfNeeded()
        return window
    }

    private func frame(of title: String, in alert: UIAlertController) -> CGRect? {
        func find(_ view: UIView) -> UIView? {
            (view as? UIButton)?.currentTitle == title ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(alert.view).map { $0.convert($0.bounds, to: nil) }
    }

    @Test func `the chosen action's handler runs after the alert is dismissed`() async throws {
        try await withDevice {
            let alert = alert()
            let window = await show(alert)
            #expect(tapButton(titled: "Delete"))
            #expect(log.lines.isEmpty)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines == ["Delete"] && alert.viewIfLoaded?.window == nil)
            #expect(window.rootViewController?.presentedViewController == nil)
        }
    }

    @Test func `an alert doesn't change the key window`() async throws {
        try await withDevice {
            let window = await show(alert())
            #expect(window.isKeyWindow && allWindows.filter(\.isKeyWindow) == [window])
        }
    }

    @Test func `an overridden presentation style counts`() async throws {
        final class Full: UIViewController {
            override var modalPresentationStyle: UIModalPresentationStyle {
                get { .fullScreen }
                set {}
            }
        }
        try await withDevice {
            let root = UIViewController()
            let window = shownWindow(root)
            root.present(Full(), animated: false)
            #expect(root.presentedViewController?.view.bounds.size == window.bounds.size && root.view.window == nil)
        }
    }

    @Test func `the view of an alert is its panel, in the center of the screen, also after a rotation`() async throws {
        try await withDevice(.iPhone15Pro) {
            let alert = alert()
            let window = await show(alert)
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                turnDevice(to: orientation)
                #expect(alert.view.bounds.width == 270 && alert.view.bounds.height < 200)
                #expect(near(alert.view.frame.midX, window.bounds.midX))
                #expect(window.bounds.inset(by: window.safeAreaInsets).contains(alert.view.frame))
            }
        }
    }

    @Test func `views behind an alert receive no touches`() async throws {
        try await withDevice {
            let alert = alert()
            let window = await show(alert)
            let container = try #require(alert.presentationController?.containerView)
            #expect(touchTarget(at: CGPoint(x: 10, y: 300)).view === container)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the cancel button of an alert with two actions is on the left`() async throws {
        try await withDevice {
            let alert = alert()
            let window = await show(alert)
            let (cancel, other) = (
                try #require(frame(of: "Keep", in: alert)), try #require(frame(of: "Delete", in: alert))
            )
            #expect(cancel.minY == other.minY && cancel.maxX == other.minX)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `an action sheet is at the bottom, with its cancel button last`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let alert = alert(.actionSheet)
            let window = await show(alert)
            let (cancel, other) = (
                try #require(frame(of: "Keep", in: alert)), try #require(frame(of: "Delete", in: alert))
            )
            #expect(cancel.minY == other.maxY)
            #expect(cancel.maxY > 700 && cancel.maxY <= window.bounds.maxY - window.safeAreaInsets.bottom)
        }
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `the preferred action of an alert is bold, and that of an action sheet isn't`(
        _ style: UIAlertController.Style
    ) async throws {
        try await withDevice {
            let alert = alert(style)
            alert.preferredAction = alert.actions.last
            _ = await show(alert)
            @MainActor func bold(_ title: String) -> Bool {
                @MainActor func find(_ view: UIView) -> UIButton? {
                    (view as? UIButton).flatMap { $0.currentTitle == title ? $0 : nil }
                        ?? view.subviews.lazy.compactMap(find).first
                }
                return find(alert.view)?.titleLabel?.font == .boldSystemFont(ofSize: 17)
            }
            #expect(bold("Delete") == (style == .alert) && bold("Keep") == (style == .actionSheet))
        }
    }

    @Test func `an action sheet on iPad is a popover, and a tap outside performs its cancel action`() async throws {
        try await withDevice(.iPadPro11) {
            let root = UIViewController()
            let button = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
            root.view.addSubview(button)
            let window = shownWindow(root)
            let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
            var chosen: [String] = []
            for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
            }
            sheet.popoverPresentationController?.sourceView = button
            root.present(sheet, animated: false)
            window.layoutIfNeeded()
            #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == 353 && sheet.view.bounds.width == 270)
            #expect(!tapButton(titled: "Keep"))
            tap(at: CGPoint(x: 100, y: 1000))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(chosen == ["Keep"] && root.presentedViewController == nil)
            let other = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            other.addAction(UIAlertAction(title: "Go", style: .default) { _ in chosen.append("Go") })
            other.popoverPresentationController?.sourceView = button
            root.present(other, animated: false)
            #expect(tapButton(titled: "Go"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(chosen == ["Keep", "Go"])
        }
    }

    @Test func `a disabled action can't be chosen`() async throws {
        try await withDevice {
            let alert = alert()
            alert.actions[1].isEnabled = false
            let window = await show(alert)
            tapButton(titled: "Delete")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.lines.isEmpty && alert.view.window === window)
            alert.actions[1].isEnabled = true
            #expect(tapButton(titled: "Delete"))
        }
    }

    @Test func `the first text field of an alert becomes first responder`() async throws {
        try await withDevice {
            let alert = alert()
            #expect(alert.textFields == nil)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField()
            let window = await show(alert)
            #expect(alert.textFields?.first?.isFirstResponder == true && keyboardFrame != nil)
            #expect(type("abc") && alert.textFields?.map(\.text) == ["abc", ""])
            #expect(tapButton(titled: "Keep"), "the alert is above the keyboard")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(keyboardFrame == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `an alert doesn't change which view controller styles the status bar`() async throws {
        try await withDevice {
            let window = await show(alert())
            #expect(StatusBar.current.styleController === window.rootViewController)
        }
    }
}
