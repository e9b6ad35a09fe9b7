import Simulator
import Testing
import UIKit

@testable import RotationApp

/// The app that a test looks at and touches.
@MainActor
struct AppOnScreen {
    let window: UIWindow

    var navigation: UINavigationController? { window.rootViewController as? UINavigationController }
    var top: UIViewController? { navigation?.topViewController }

    func views<View: UIView>(of type: View.Type) -> [View] {
        func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(in: window).compactMap { $0 as? View }
    }

    /// Whether a label on the screen has these words.
    func says(_ words: String) -> Bool {
        window.layoutIfNeeded()
        return views(of: UILabel.self).contains { $0.text?.contains(words) == true }
    }

    /// Taps the row that has a title.
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
