@_spi(Simulator) import UIKit

/// Returns a text representation of an app's windows and all their views that is easy to compare.
///
/// The first line describes the screen. The windows follow **from back to front**, including hidden ones, in the order
/// of `UIApplication.windows`. Below each view are its subviews from back to front, indented by two spaces:
///
///     screen (0 0; 375 667), portrait, status bar (0 0; 375 20); windows from back to front
///     UIWindow (0 0; 375 667) level 0, key
///       UIView (0 0; 375 667) of LogController
///         UILabel (20 40; 335 20) alpha 0.5
///
/// The class is followed by the frame, `(x y; width height)` in points of the superview, and by the properties that
/// differ from those of a plain view. The text contains no addresses, and numbers have at most three decimals. Windows
/// of the system are marked.
///
/// - Parameter safeArea: `true` to include every view's safe area insets that aren't zero.
@MainActor
public func dump(of application: UIApplication, safeArea: Bool = false) -> String {
    application.finishTurn()
    return ([application.screenLine] + application.allWindows.flatMap { $0.dumpLines(safeArea: safeArea) })
        .joined(separator: "\n")
}

/// Returns a text representation of a view and its descendants, from back to front, that is easy to compare.
@MainActor
public func dump(of view: UIView, safeArea: Bool = false) -> String {
    view.dumpLines(safeArea: safeArea).joined(separator: "\n")
}
