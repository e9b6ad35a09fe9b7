import UIKit

/// A tinted window that doesn't begin at the screen's corner, with a circle around a view of the app's window.
final class GuideOverlay: SceneOverlay {
    private let circle = UIView()

    var isOpen: Bool { window != nil }

    func toggle() {
        if isOpen { return hide() }
        let controller = OverlayController()
        controller.view.backgroundColor = .systemYellow.withAlphaComponent(0.2)
        circle.layer.borderWidth = 4
        colorCircle(controller.traitCollection)
        // A `CGColor` doesn't change with the mode.
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [weak self] (controller: OverlayController, _) in self?.colorCircle(controller.traitCollection)
        }
        circle.isUserInteractionEnabled = false
        controller.view.addSubview(circle)
        show(controller, at: .normal + 1)
    }

    private func colorCircle(_ traits: UITraitCollection) {
        circle.layer.borderColor = UIColor.systemOrange.resolvedColor(with: traits).cgColor
    }

    /// Lays the guide over the app's window, except its upper part, and the circle around a view in that window.
    ///
    /// - Returns: A Boolean value indicating whether there's a circle.
    @discardableResult
    func surround(_ view: UIView) -> Bool {
        guard let window, let app = view.window else { return false }
        window.frame = app.frame.inset(by: UIEdgeInsets(top: 110, left: 6, bottom: 6, right: 6))
        // With the stub of the exercise "mark a stage", there's no place.
        let place = ring(around: view, in: window)
        circle.isHidden = place == nil
        if let place {
            circle.frame = place.insetBy(dx: -8, dy: -8)
            circle.layer.cornerRadius = circle.bounds.width / 2
        }
        return place != nil
    }
}
