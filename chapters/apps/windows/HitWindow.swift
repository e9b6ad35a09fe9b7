import UIKit

/// A window that draws the fingers, and describes the view below a finger, as UIKit and the exercise find it.
final class HitWindow: TouchedWindow {
    var onHit: (String) -> Void = { _ in }

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        for touch in event.touches(for: self) ?? [] where touch.phase == .began {
            // With the stub of the exercise "hit testing by hand", you always find the window.
            let yours = hitView(in: self, at: touch.location(in: self))
            onHit("You find \(name(of: yours)), UIKit finds \(name(of: touch.view))")
        }
    }

    private func name(of view: UIView?) -> String {
        view.map { $0 === self ? "the window" : "\(type(of: $0))" } ?? "nothing"
    }
}
