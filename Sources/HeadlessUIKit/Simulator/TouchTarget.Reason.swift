@_spi(Simulator) import UIKit

extension TouchTarget {
    /// The reason that a window doesn't receive a touch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    public enum Reason: String, Hashable, CustomStringConvertible, Sendable {
        case hidden
        /// The app has adopted scenes, and the window isn't in one.
        case noScene = "no scene"
        case notInteractive = "not interactive"
        case transparent
        /// The point is outside the window.
        case outside
        /// The point is inside the window, and the window's `hitTest` returned `nil`.
        case letThrough = "let through"

        public nonisolated var description: String { rawValue }

        /// Determines the reason, in the order in which `hitTest` checks the conditions.
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
