import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the heights and the appearance of sheets.
///
/// The phone's screen is 402 x 874 points. Its safe area leaves out 62 points at the top and 34 at the bottom.
@MainActor @Suite struct SheetTests {
    private typealias Detent = UISheetPresentationController.Detent

    /// Presents a sheet after the closure has configured it.
    private func present(
        over root: UIViewController = UIViewController(), _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) -> (UIWindow, UISheetPresentationController) {
        let window = shownWindow(root)
        let top = UIViewController()
        top.preferredContentSize = CGSize(width: 300, height: 200)
        setUp(top.sheetPresentationController!)
        root.present(top, animated: false)
        return (window, top.sheetPresentationController!)
    }

    @Test func `a sheet without custom detents has the large detent's height`() async throws {
        try await withDevice {
            let (window, sheet) = present()
            #expect(sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil)
            #expect(sheet.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 72, width: 402, height: 802))
            #expect(sheet.presentedView?.frame == sheet.frameOfPresentedViewInContainerView)
            #expect(sheet.presentedViewController.view.frame == CGRect(x: 0, y: 0, width: 402, height: 802))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a sheet starts at the smallest detent and moves to the selected one`() async throws {
        try await withDevice {
            let (window, sheet) = present { $0.detents = [.large(), .medium()] }
            #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 437, width: 402, height: 437))
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            #expect(sheet.presentedView?.frame.minY == 72)
            sheet.selectedDetentIdentifier = .init("nowhere")
            #expect(sheet.presentedView?.frame.minY == 437)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a custom detent resolves to a height that excludes the bottom safe area inset`() async throws {
        try await withDevice {
            var height: CGFloat? = 200
            var values: [CGFloat] = []
            let custom = Detent.custom(identifier: .init("low")) { context in
                values.append(context.maximumDetentValue)
                #expect(context.containerTraitCollection.userInterfaceIdiom == .phone)
                return height
            }
            let (window, sheet) = present { $0.detents = [custom, .medium()] }
            #expect(sheet.presentedView?.frame.height == 234)
            #expect(Set(values) == [768])
            height = 10000
            sheet.invalidateDetents()
            #expect(sheet.presentedView?.frame.height == 437)
            sheet.selectedDetentIdentifier = .init("low")
            #expect(sheet.presentedView?.frame.height == 802)
            height = nil
            sheet.invalidateDetents()
            #expect(sheet.presentedView?.frame.height == 437)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `custom detents without an identifier have unique identifiers`() {
        let detents = (0..<2).map { _ in Detent.custom { _ in 100 } }
        #expect(detents[0].identifier != detents[1].identifier)
    }

    @Test func `a sheet in landscape on iPhone fills the screen, or is attached to the bottom edge`() async throws {
        try await withDevice {
            let (window, sheet) = present { $0.detents = [.medium(), .custom { _ in 100 }] }
            turnDevice(to: .landscapeLeft)
            #expect(sheet.presentedView?.frame == window.bounds)
            sheet.prefersEdgeAttachedInCompactHeight = true
            #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 282, width: 874, height: 120))
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            #expect(sheet.presentedView?.frame == CGRect(x: 287, y: 282, width: 300, height: 120))
            sheet.detents = [.medium()]
            #expect(sheet.presentedView?.frame == CGRect(x: 287, y: 0, width: 300, height: 402))
        }
    }

    @Test func `touches reach the presenter up to the largest undimmed detent`() async throws {
        try await withDevice {
            let root = UIViewController()
            let (window, sheet) = present(over: root) {
                $0.detents = [.medium(), .large()]
                $0.largestUndimmedDetentIdentifier = .medium
            }
            let above = CGPoint(x: 100, y: 300)
            #expect(touchTarget(at: above).view === root.view)
            #expect(sheet.containerView?.backgroundColor == nil)
            sheet.selectedDetentIdentifier = .large
            #expect(touchTarget(at: CGPoint(x: 100, y: 60)).view === sheet.containerView)
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = nil
            #expect(touchTarget(at: above).view === sheet.containerView)
            #expect(sheet.containerView?.backgroundColor != nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a sheet has rounded corners unless it fills the screen, and a grabber on request`()
        async throws
    {
        try await withDevice {
            let (window, sheet) = present { $0.preferredCornerRadius = 24 }
            let view = try #require(sheet.presentedView)
            let grabber = try #require(view.subviews.last)
            #expect(view.layer.cornerRadius == 24 && view.clipsToBounds && grabber.isHidden)
            sheet.prefersGrabberVisible = true
            #expect(!grabber.isHidden && grabber.frame == CGRect(x: 183, y: 5, width: 36, height: 5))
            turnDevice(to: .landscapeLeft)
            #expect(view.layer.cornerRadius == 0)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a form sheet on iPad has the preferred content size`() async throws {
        try await withDevice(.iPadPro11) {
            let root = UIViewController()
            let window = shownWindow(root)
            let top = UIViewController()
            top.modalPresentationStyle = .formSheet
            root.present(top, animated: false)
            #expect(top.sheetPresentationController?.presentedView?.frame.size == CGSize(width: 540, height: 620))
            top.preferredContentSize = CGSize(width: 300, height: 400)
            #expect(
                top.sheetPresentationController?.presentedView?.frame
                    == CGRect(x: 267, y: 397, width: 300, height: 400))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `dismissing a full-screen presentation from a sheet restores the sheet`() async throws {
        try await withDevice {
            let (window, sheet) = present { $0.detents = [.medium()] }
            let (middle, top) = (sheet.presentedViewController, UIViewController())
            top.modalPresentationStyle = .fullScreen
            middle.present(top, animated: false)
            #expect(middle.view.window == nil)
            middle.dismiss(animated: false)
            #expect(middle.view.window === window)
            #expect(middle.view.convert(middle.view.bounds, to: nil).minY == 437)
        }
    }
}
