import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// A snapshot of the current device's screen and of the frames of some views, for a figure that compares before and
    /// after.
    public struct Snapshot: Sendable, Equatable {
        /// The location of a view on the screen.
        struct ViewLocation: Sendable, Equatable {
            var name: String
            /// The view's bounding rectangle, in points of the upright interface.
            var frame: CGRect
            /// The view's corners, in the coordinates of the panel.
            var corners: [CGPoint]
        }

        let panel: Panel
        let description: String
        let orientation: UIInterfaceOrientation
        /// The locations of the named views that are visible.
        let locations: [ViewLocation]

        /// Takes a snapshot of the current device's screen.
        ///
        /// - Parameter views: The views to mark where they change, keyed by name.
        @MainActor
        public init(_ views: KeyValuePairs<String, UIView> = [:]) {
            var picture = ScreenPicture.current(for: "Figure.Snapshot")
            // Two upright phones fit side by side on a narrow page.
            if picture.outerSize.width < picture.outerSize.height * 0.6 { picture.room.width = 152 }
            let upright = picture.orientation.fixedToUpright(screen: picture.device.screenSize)
            panel = picture.panel
            description = picture.description(of: UIApplication.shared.allWindows)
            orientation = picture.orientation
            let isLocked = picture.lockScreen != nil
            locations = views.filter { $0.value.isVisible && !isLocked }.map { name, view in
                let matrix = view.matrix(to: UIScreen.current.fixedCoordinateSpace).concatenating(upright)
                let corners = view.bounds.corners.map { $0.applying(matrix) }
                return ViewLocation(
                    name: name, frame: CGRect(around: corners), corners: corners.map { picture.toPanel($0) })
            }
        }
    }
}

extension UIView {
    /// A Boolean value indicating whether the view and its ancestors are visible, and its window is shown.
    fileprivate var isVisible: Bool {
        guard !isHidden, alpha > 0 else { return false }
        if let window = self as? UIWindow { return window.isShown }
        return superview?.isVisible ?? false
    }
}
