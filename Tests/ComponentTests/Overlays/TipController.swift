import UIKit

/// Shows one tip at a time, at the top of the safe area.
final class TipController: OverlayController {
    /// The tip that shows, also while it leaves.
    private(set) var tipView: TipView?

    func bring(_ tipView: TipView) {
        self.tipView = tipView
        place(tipView)
        tipView.hideForTransition()
        UIView.animate(withDuration: 0.3) { tipView.endTransition() }
    }

    func letGo(then completion: @escaping () -> Void) {
        guard let tipView, tipView.isUserInteractionEnabled else { return }
        tipView.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3) {
            tipView.hideForTransition()
        } completion: { _ in
            tipView.removeFromSuperview()
            self.tipView = nil
            completion()
        }
    }

    /// Where the bars, the island, the notch, the window's controls and the keyboard leave room,
    /// and no wider than one likes to read.
    private func place(_ tipView: TipView) {
        tipView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tipView)
        let room = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tipView.topAnchor.constraint(equalTo: room.topAnchor, constant: 8),
            tipView.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            tipView.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor, constant: 8),
            tipView.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
            tipView.bottomAnchor.constraint(
                lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        view.layoutIfNeeded()
    }
}

extension TipView {
    /// Above the upper edge; where the user wants less motion, in its place and transparent.
    func hideForTransition() {
        if UIAccessibility.isReduceMotionEnabled {
            alpha = 0
        } else {
            transform = CGAffineTransform(translationX: 0, y: -(center.y + bounds.height / 2 + 20))
        }
    }

    func endTransition() {
        alpha = 1
        transform = .identity
    }
}
