import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// The cursor of VoiceOver, and the order of the elements.
@MainActor @Suite struct VoiceOverTests {
    /// Returns labels with the given texts and origins.
    private func labels(_ places: [(String, CGFloat, CGFloat)]) -> [UILabel] {
        places.map { text, x, y in
            let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
            label.text = text
            return label
        }
    }

    private var names: [String?] { VoiceOver.elements.map(\.accessibilityLabel) }

    private func speaking(_ views: [UIView], _ body: @MainActor (UIWindow) async throws -> Void) async throws {
        try await withDevice(.iPhone17.with(.voiceOver)) {
            let window = newWindow()
            window.rootViewController = UIViewController()
            for view in views { window.rootViewController?.view.addSubview(view) }
            window.makeKeyAndVisible()
            try await body(window)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `elements are in rows from top to bottom, whatever their order in the hierarchy`() async throws {
        let views = labels([("d", 20, 200), ("c", 200, 103), ("b", 100, 107), ("a", 20, 100)])
        try await speaking(views) { _ in
            #expect(names == ["a", "b", "c", "d"])
            views[2].frame.origin.y = 108
            #expect(names == ["a", "c", "b", "d"])
        }
    }

    @Test func `hidden elements are skipped, and elements, groups and modal views have their own order`() async throws {
        let views = labels([("a", 20, 100), ("b", 20, 200), ("c", 20, 300)])
        let group = UIView(frame: CGRect(x: 200, y: 90, width: 100, height: 300))
        for label in labels([("x", 0, 0), ("y", 0, 150)]) { group.addSubview(label) }
        try await speaking(views + [group]) { window in
            #expect(names == ["x", "a", "b", "y", "c"])
            group.shouldGroupAccessibilityChildren = true
            #expect(names == ["x", "y", "a", "b", "c"])
            views[1].isHidden = true
            views[2].accessibilityElementsHidden = true
            #expect(names == ["x", "y", "a"])
            window.rootViewController?.view.accessibilityElements = [views[0], group]
            #expect(names == ["a", "x", "y"])
            window.rootViewController?.view.accessibilityElements = nil
            group.accessibilityViewIsModal = true
            #expect(names == ["x", "y"])
        }
    }

    @Test func `the cursor moves to the element of a notification at the end of the turn, or to the first element`()
        async throws
    {
        let views = labels([("a", 20, 100), ("b", 20, 200), ("c", 20, 300)])
        try await speaking(views) { _ in
            #expect(VoiceOver.focusedElement === views[0])
            UIAccessibility.post(notification: .layoutChanged, argument: views[2])
            #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === views[0])
            #expect(VoiceOver.focusedElement === views[2])
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            #expect(VoiceOver.focusedElement === views[2])
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            #expect(VoiceOver.focusedElement === views[0])
            #expect(VoiceOver.spokenTexts == ["a", "c", "Saved", "a"])
        }
    }

    @Test func `a view that isn't an element gives the cursor to its first element`() async throws {
        let panel = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        let inner = labels([("x", 20, 20), ("y", 20, 60)])
        for label in inner { panel.addSubview(label) }
        try await speaking(labels([("a", 20, 100)]) + [panel]) { _ in
            UIAccessibility.post(notification: .layoutChanged, argument: panel)
            #expect(VoiceOver.focusedElement === inner[0] && VoiceOver.spokenTexts == ["x"])
        }
    }

    @Test func `a hidden modal view hides nothing, and hidden views in a list of elements are skipped`() async throws {
        let views = labels([("a", 20, 100), ("b", 20, 200)])
        let overlay = UIView()
        overlay.accessibilityViewIsModal = true
        overlay.isHidden = true
        try await speaking(views + [overlay]) { window in
            #expect(names == ["a", "b"])
            window.rootViewController?.view.accessibilityElements = views
            views[1].isHidden = true
            #expect(names == ["a"])
        }
    }

    @Test func `the cursor disappears when the user turns VoiceOver off`() async throws {
        try await speaking(labels([("a", 20, 100)])) { _ in
            #expect(VoiceOver.focusedElement != nil)
            setAccessibility(.voiceOver, isOn: false)
            #expect(VoiceOver.focusedElement == nil)
        }
    }

    @Test func `elements behind an undimmed sheet can be reached`() async throws {
        try await speaking(labels([("a", 20, 100)])) { window in
            let sheet = UIViewController()
            sheet.view.addSubview(labels([("Sheet", 20, 20)])[0])
            sheet.sheetPresentationController?.detents = [.medium()]
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            window.rootViewController?.present(sheet, animated: false)
            #expect(Set(names) == ["a", "Sheet"])
        }
    }

    @Test func `a presentation takes the cursor, and a dismissal leaves it on what is there`() async throws {
        let views = labels([("a", 20, 100)])
        try await speaking(views) { window in
            let sheet = UIViewController()
            let title = labels([("Sheet", 20, 20)])[0]
            sheet.view.addSubview(title)
            window.rootViewController?.present(sheet, animated: false)
            #expect(names == ["Sheet"] && VoiceOver.focusedElement === title)
            sheet.dismiss(animated: false)
            #expect(VoiceOver.focusedElement === views[0])
        }
    }

    @Test func `the cursor scrolls to an element outside the visible part of a scroll view`() async throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        list.contentSize = CGSize(width: 200, height: 400)
        list.contentInsetAdjustmentBehavior = .never
        for label in labels([("a", 0, 0), ("b", 0, 300)]) { list.addSubview(label) }
        try await speaking([list]) { _ in
            #expect(VoiceOver.focusedElement?.accessibilityLabel == "a" && list.contentOffset.y == 0)
            #expect(VoiceOver.moveToNextElement())
            #expect(VoiceOver.focusedElement?.accessibilityLabel == "b" && list.contentOffset.y == 220)
            #expect(VoiceOver.moveToPreviousElement() && list.contentOffset.y == 0)
        }
    }

    @Test func `a cursor that moves by itself doesn't scroll`() async throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        list.contentSize = CGSize(width: 200, height: 400)
        list.contentInsetAdjustmentBehavior = .never
        for label in labels([("a", 0, 0), ("b", 0, 300)]) { list.addSubview(label) }
        list.contentOffset.y = 300
        try await speaking([list]) { _ in
            #expect(VoiceOver.focusedElement != nil && list.contentOffset.y == 300)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            #expect(VoiceOver.focusedElement != nil && list.contentOffset.y == 300)
            UIAccessibility.post(notification: .layoutChanged, argument: list.subviews[0])
            #expect(VoiceOver.focusedElement === list.subviews[0])
        }
    }

    @Test func `swipes move the cursor, and a double tap activates the element or taps it`() async throws {
        final class Card: UIControl {
            var events: [String] = []
            var handlesActivation = false
            override func accessibilityElementDidBecomeFocused() { events.append("focused") }
            override func accessibilityElementDidLoseFocus() { events.append("lost") }
            override func accessibilityActivate() -> Bool {
                events.append("activate")
                return handlesActivation
            }
            override func accessibilityPerformEscape() -> Bool { true }
        }
        let label = labels([("a", 20, 100)])[0]
        let card = Card(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
        card.accessibilityLabel = "Card"
        card.accessibilityTraits = .button
        card.accessibilityHint = "Opens it"
        card.addAction(UIAction { _ in card.events.append("tapped") }, for: .touchUpInside)
        try await speaking([label, card]) { _ in
            #expect(!VoiceOver.moveToPreviousElement() && !VoiceOver.performEscape())
            #expect(VoiceOver.moveToNextElement() && !VoiceOver.moveToNextElement())
            VoiceOver.activate()
            card.handlesActivation = true
            VoiceOver.activate()
            #expect(VoiceOver.performEscape() && VoiceOver.moveToPreviousElement())
            #expect(card.events == ["focused", "activate", "tapped", "activate", "lost"])
            #expect(VoiceOver.spokenTexts == ["a", "Card, button, Opens it", "a"])
        }
    }

    @Test func `an element that disappears loses the cursor to the first one`() async throws {
        let views = labels([("a", 20, 100), ("b", 20, 200)])
        try await speaking(views) { _ in
            VoiceOver.moveToNextElement()
            views[1].removeFromSuperview()
            #expect(VoiceOver.focusedElement === views[0])
        }
    }

    @Test func `without VoiceOver there is no cursor`() async throws {
        try await withDevice {
            let window = screenWindow(labels([("a", 20, 100)])[0])
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            #expect(VoiceOver.focusedElement == nil && VoiceOver.spokenTexts == [])
            withExtendedLifetime(window) {}
        }
    }
}
