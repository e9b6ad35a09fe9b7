import UIKit

/// Shows the events that are for the user in a window at the upper edge.
final class HintOverlay: SceneOverlay {
    private(set) var hint: UIWindow?

    override func appDidReport(_ event: TrailEvent) {
        guard event.isForUser, let scene else { return }
        // With the stub of the exercise "the stolen keyboard", the hint takes the keyboard.
        let hint = showHint(event.text, in: scene, insteadOf: hint)
        hint.frame.size.height = 200
        self.hint = hint
    }

    override func remove() {
        hint?.isHidden = true
        hint?.windowScene = nil
        hint = nil
        super.remove()
    }
}
