import Simulator
import Testing
import UIKit

/// Tests of tips over an app.
@MainActor protocol TipTesting {}

extension TipTesting {
    /// Runs a test with the window of an app, and with the tips over it.
    func withTips(
        _ device: Device = .iPhone17, over root: UIViewController = UIViewController(),
        _ body: (UIWindow, TipsOverlay) async throws -> Void
    ) async throws {
        try await withDevice(device) {
            let app = showApp(root)
            try await body(app, TipsOverlay(in: scene, clock: .phone))
            withExtendedLifetime(app) {}
        }
    }

    func wait(_ seconds: Double) async { await PhoneClock.phone.advance(by: .seconds(seconds)) }

    /// Returns the visible tip, laid out.
    func shown(_ tips: TipsOverlay) -> TipView {
        tips.window?.layoutIfNeeded()
        if let view = tips.controller?.visibleTipView { return view }
        Issue.record("no tip shows")
        return TipView(Tip(text: "No tip shows"))
    }
}

extension UIView {
    func all<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ([$0 as? View].compactMap(\.self)) + $0.all(type) }
    }

    /// Returns the first descendant of a type.
    func first<View: UIView>(_ type: View.Type) -> View? { all(type).first }

    /// Converts a point from the view's coordinates to the screen's.
    func onScreen(_ point: CGPoint) -> CGPoint {
        window?.convert(convert(point, to: window), to: nil as UIWindow?) ?? point
    }

    func place(in view: UIView) -> CGRect { convert(bounds, to: view) }
}

extension CGFloat {
    /// Returns a Boolean value indicating whether two values are equal, except for rounding to pixels.
    func isAbout(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.6 }
}
