@_spi(Simulator) import UIKit

/// The windows of an app with all their views, in lines that compare well.
///
/// The first line is the screen's. The windows follow **from back to front**, hidden ones too, as
/// `UIApplication.windows` has them, and each view's subviews from back to front below it, two spaces further in:
///
///     screen (0 0; 375 667), portrait, status bar (0 0; 375 20); windows from back to front
///     UIWindow (0 0; 375 667) level 0, key
///       UIView (0 0; 375 667) of LogController
///         UILabel (20 40; 335 20) alpha 0.5
///
/// After the class stands the frame, `(x y; width height)` in points of what the view lies in, then what differs from a
/// plain view. There is no address in it, and numbers have three decimals at most. Windows of the system are marked.
/// With `safeArea` every view's safe area that is not zero is told, too.
@MainActor
public func dump(of application: UIApplication, safeArea: Bool = false) -> String {
    application.finishTurn()
    return ([application.screenLine] + application.allWindows.flatMap { $0.dumpLines(safeArea: safeArea) })
        .joined(separator: "\n")
}

/// A view with all the views in it, from back to front, in lines that compare well.
@MainActor
public func dump(of view: UIView, safeArea: Bool = false) -> String {
    view.dumpLines(safeArea: safeArea).joined(separator: "\n")
}
