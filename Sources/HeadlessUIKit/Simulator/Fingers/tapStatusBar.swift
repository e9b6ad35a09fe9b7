@_spi(Simulator) import UIKit

/// Taps the middle of the status bar, or of its part above the first scene that shows it. A list scrolls to its top,
/// unless a window above the bar receives the touch.
///
/// Nothing happens while the bar is hidden.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop
@MainActor
public func tapStatusBar() {
    UIApplication.shared.finishTurn()
    let bar = UIApplication.shared.firstVisibleStatusBarFrame
    guard !bar.isEmpty else { return }
    tap(at: CGPoint(x: bar.midX, y: bar.midY))
}
