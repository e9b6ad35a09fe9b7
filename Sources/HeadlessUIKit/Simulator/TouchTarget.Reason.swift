@_spi(Simulator) import UIKit

extension TouchTarget {
    /// Why a window did not take a touch.
    public enum Reason: String, Hashable, CustomStringConvertible, Sendable {
        case hidden
        /// The app has adopted scenes, and the window is in none.
        case noScene = "no scene"
        case notInteractive = "not interactive"
        case transparent
        /// The point is not inside the window.
        case outside
        /// The window is under the finger, and its `hitTest` gave nil.
        case letThrough = "let through"

        public nonisolated var description: String { rawValue }

        /// Looks for the reason, in the order that `hitTest` looks.
        @MainActor
        init(_ window: UIWindow, _ point: CGPoint) {
            if window.isHidden {
                self = .hidden
            } else if !window.isShown {
                self = .noScene
            } else if !window.isUserInteractionEnabled {
                self = .notInteractive
            } else if window.alpha < UIView.leastTouchableAlpha {
                self = .transparent
            } else if !window.point(inside: point, with: nil) {
                self = .outside
            } else {
                self = .letThrough
            }
        }
    }
}
