import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of touches on sheets.
@MainActor @Suite struct SheetSwipeTests {
    private let log = Callbacks()

    /// Presents a sheet over a visible root controller, with a delegate that logs its calls.
    private func sheet(
        _ top: UIViewController? = nil, _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) -> (window: UIWindow, root: UIViewController, top: UIViewController, delegate: Delegate) {
        let (root, top, delegate) = (UIViewController(), top ?? LoggedController("B", log), Delegate(log))
        let window = shownWindow(root)
        top.presentationController?.delegate = delegate
        setUp(top.sheetPresentationController!)
        root.present(top, animated: false)
        _ = log.take()
        return (window, root, top, delegate)
    }

    @Test func `a swipe down dismisses a sheet and notifies the delegate`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = sheet()
            delegate.onWillDismiss = { [unowned top] in
                #expect(top.transitionCoordinator != nil && top.isBeingDismissed)
            }
            #expect(swipeDownSheet())
            #expect(log.take() == ["should?", "will dismiss", "B willDisappear"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.take() == ["B didDisappear", "did dismiss"])
            #expect(root.presentedViewController == nil && window.subviews == [root.view])
            #expect(!swipeDownSheet())
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a dismissal in code doesn't notify the delegate`() async throws {
        try await withDevice {
            let (window, root, _, delegate) = sheet()
            root.dismiss(animated: false)
            #expect(log.take() == ["B willDisappear", "B didDisappear"])
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `isModalInPresentation prevents a swipe dismissal and notifies the delegate`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = sheet()
            top.isModalInPresentation = true
            swipeDownSheet()
            #expect(log.take() == ["attempt"] && root.presentedViewController === top)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `isModalInPresentation of a navigation controller's child prevents a swipe dismissal`() async throws {
        try await withDevice {
            let editor = UIViewController()
            let (window, root, top, delegate) = sheet(UINavigationController(rootViewController: editor))
            editor.isModalInPresentation = true
            swipeDownSheet()
            #expect(log.take() == ["attempt"] && root.presentedViewController === top)
            editor.isModalInPresentation = false
            swipeDownSheet()
            #expect(log.take() == ["should?", "will dismiss"])
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a delegate that refuses a dismissal is notified of the attempt`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = sheet()
            delegate.allows = false
            swipeDownSheet()
            #expect(log.take() == ["should?", "attempt"] && root.presentedViewController === top)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `swipes move a sheet between detents, and a swipe below the lowest dismisses it`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = sheet { $0.detents = [.medium(), .large()] }
            let sheet = try #require(top.sheetPresentationController)
            swipeUpSheet()
            #expect(sheet.selectedDetentIdentifier == .large && log.take() == ["detent"])
            swipeUpSheet()
            #expect(sheet.selectedDetentIdentifier == .large && log.take() == [])
            swipeDownSheet()
            #expect(sheet.selectedDetentIdentifier == .medium && log.take() == ["detent"])
            sheet.selectedDetentIdentifier = .large
            #expect(log.take() == [])
            sheet.selectedDetentIdentifier = .medium
            swipeDownSheet()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a swipe on a scroll view scrolls unless it expands the sheet from the scrolled edge`()
        async throws
    {
        try await withDevice {
            let top = UIViewController()
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 800))
            list.contentSize = CGSize(width: 402, height: 4000)
            list.contentInsetAdjustmentBehavior = .never
            top.view.addSubview(list)
            let (window, root, _, delegate) = sheet(top) { $0.detents = [.medium(), .large()] }
            let sheet = try #require(top.sheetPresentationController)
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            swipeUpSheet()
            #expect(list.contentOffset.y > 0 && sheet.selectedDetentIdentifier == nil)
            swipeDownSheet()
            #expect(root.presentedViewController === top)
            list.contentOffset = .zero
            sheet.prefersScrollingExpandsWhenScrolledToEdge = true
            swipeUpSheet()
            #expect(list.contentOffset.y == 0 && sheet.selectedDetentIdentifier == .large)
            list.contentOffset.y = 50
            swipeDownSheet(on: .grabber)
            #expect(sheet.selectedDetentIdentifier == .medium)
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `a tap outside a sheet dismisses it, unless the sheet is large or undimmed`() async throws {
        try await withDevice {
            let (window, root, top, delegate) = sheet { $0.detents = [.medium(), .large()] }
            top.sheetPresentationController?.selectedDetentIdentifier = .large
            tap(at: CGPoint(x: 100, y: 20))
            #expect(log.take() == [])
            top.sheetPresentationController?.selectedDetentIdentifier = .medium
            top.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            tap(at: CGPoint(x: 100, y: 200))
            #expect(log.take() == [])
            top.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
            tap(at: CGPoint(x: 100, y: 200))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil && log.take().last == "did dismiss")
            withExtendedLifetime((window, delegate)) {}
        }
    }

    @Test func `before iOS 13, a swipe doesn't dismiss a sheet`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let (root, top) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            top.modalPresentationStyle = .pageSheet
            root.present(top, animated: false)
            swipeDownSheet()
            #expect(root.presentedViewController === top && !top.isBeingDismissed)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a swipe doesn't dismiss a full-screen presentation`() async throws {
        try await withDevice {
            let (root, top) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            top.modalPresentationStyle = .fullScreen
            root.present(top, animated: false)
            #expect(!swipeDownSheet() && root.presentedViewController === top)
            withExtendedLifetime(window) {}
        }
    }

    @MainActor private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        let log: Callbacks
        var allows = true
        var onWillDismiss: () -> Void = {}
        init(_ log: Callbacks) { self.log = log }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.lines.append("should?")
            return allows
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("will dismiss")
            onWillDismiss()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("did dismiss")
            #expect(presentationController.presentedViewController.presentingViewController == nil)
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("attempt")
        }

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            log.lines.append("detent")
        }
    }
}
