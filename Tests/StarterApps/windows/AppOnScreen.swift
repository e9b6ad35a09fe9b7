import Simulator
import Testing
import UIKit

@testable import WindowsApp

/// The app that a test looks at and touches.
@MainActor
struct AppOnScreen {
    let window: UIWindow

    var root: UIView { window.rootViewController?.view ?? UIView() }
    var guide: GuideWindow? { scene.windows.compactMap { $0 as? GuideWindow }.first }
    var buyButton: UIButton { button("Buy") ?? UIButton() }

    func views<View: UIView>(of type: View.Type) -> [View] {
        func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(in: root).compactMap { $0 as? View }
    }

    /// Whether a label on the screen has these words.
    func says(_ words: String) -> Bool {
        views(of: UILabel.self).contains { $0.text?.contains(words) == true }
    }

    func button(_ title: String) -> UIButton? {
        views(of: UIButton.self).first { $0.configuration?.title == title || $0.currentTitle == title }
    }

    /// The labels whose text needs more room than they have.
    var hiddenTexts: [String] {
        views(of: UILabel.self).filter { label in
            let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
            return label.sizeThatFits(room).height > label.bounds.height + 0.5
        }.compactMap(\.text)
    }

    /// Scrolls until a view is to be seen.
    func show(_ view: UIView) {
        guard let scrollView = views(of: UIScrollView.self).first else { return }
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
        window.layoutIfNeeded()
    }

    /// The middle of a view on the screen, or a point near its leading edge.
    func place(of view: UIView, leading: Bool = false) throws -> CGPoint {
        window.layoutIfNeeded()
        let bounds = view.bounds
        try #require(view.window != nil && bounds.width > 0)
        return view.convert(CGPoint(x: leading ? 12 : bounds.midX, y: bounds.midY), to: nil)
    }

    /// Taps the segment that has a title.
    func choose(_ title: String) throws {
        let (control, index) = try #require(segment(title))
        window.layoutIfNeeded()
        let width = control.bounds.width / CGFloat(control.numberOfSegments)
        let middle = CGPoint(x: width * (CGFloat(index) + 0.5), y: control.bounds.midY)
        tap(at: control.convert(middle, to: nil))
        #expect(control.selectedSegmentIndex == index)
    }

    /// What is chosen in the control that has a title.
    func chosen(_ title: String) -> String? {
        segment(title).flatMap { $0.0.titleForSegment(at: $0.0.selectedSegmentIndex) }
    }

    private func segment(_ title: String) -> (UISegmentedControl, Int)? {
        for control in views(of: UISegmentedControl.self) {
            for index in 0..<control.numberOfSegments where control.titleForSegment(at: index) == title {
                return (control, index)
            }
        }
        return nil
    }
}

/// Launches the app on a device, and shows it.
@MainActor
func withApp(_ device: Device = .iPhone17, _ body: @MainActor (AppOnScreen) async throws -> Void)
    async throws
{
    try await withDevice(device) {
        let delegate = SceneDelegate()
        launch(AppDelegate()) { _ in delegate }
        let window = try #require(delegate.window)
        window.layoutIfNeeded()
        try await body(AppOnScreen(window: window))
    }
}
