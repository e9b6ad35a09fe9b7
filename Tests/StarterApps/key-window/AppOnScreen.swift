import Simulator
import Testing
import UIKit

@testable import KeyWindowApp

/// The app that a test looks at and touches.
@MainActor
struct AppOnScreen {
    let window: UIWindow

    var panel: PanelWindow? { scene.windows.compactMap { $0 as? PanelWindow }.first }
    var amount: UITextField { views(of: UITextField.self).first ?? UITextField() }
    var note: UITextView { views(of: UITextView.self).first ?? UITextView() }

    func views<View: UIView>(of type: View.Type) -> [View] {
        func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(in: window.rootViewController?.view ?? UIView()).compactMap { $0 as? View }
    }

    /// Whether a label on the screen has these words.
    func says(_ words: String) -> Bool {
        window.layoutIfNeeded()
        return views(of: UILabel.self).contains { $0.text?.contains(words) == true }
    }

    /// Scrolls to a button, and taps it.
    func press(_ title: String) throws {
        let button = try #require(
            views(of: UIButton.self).first { ($0.configuration?.title ?? $0.currentTitle) == title })
        tap(at: try place(of: button))
    }

    /// Scrolls until the upper edge of a view is to be seen, and gives a point there.
    func place(of view: UIView) throws -> CGPoint {
        window.layoutIfNeeded()
        if let scrollView = views(of: UIScrollView.self).first(where: { view.isDescendant(of: $0) }) {
            scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
            window.layoutIfNeeded()
        }
        try #require(view.bounds.width > 0)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Taps the segment that has a title.
    func choose(_ title: String) throws {
        let control = try #require(views(of: UISegmentedControl.self).first)
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        let index = try #require(titles.firstIndex(of: title))
        _ = try place(of: control)
        let width = control.bounds.width / CGFloat(titles.count)
        let middle = CGPoint(x: width * (CGFloat(index) + 0.5), y: control.bounds.midY)
        tap(at: control.convert(middle, to: nil))
        #expect(control.selectedSegmentIndex == index)
    }

    /// The labels whose text needs more room than they have.
    var cutTexts: [String] {
        window.layoutIfNeeded()
        return views(of: UILabel.self).filter { label in
            let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
            return label.sizeThatFits(room).height > label.bounds.height + 0.5
        }.compactMap(\.text)
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
