import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// The current device's screen at one moment, and where some views are on it: what is compared in a picture of before
    /// and after.
    public struct Snapshot: Sendable, Equatable {
        /// Where a view shows.
        struct Place: Sendable, Equatable {
            var name: String
            /// The rectangle around it, in points of the upright interface.
            var frame: CGRect
            /// Its corners in the picture.
            var corners: [CGPoint]
        }

        let panel: Panel
        let words: String
        let orientation: UIInterfaceOrientation
        /// Those of the views that show.
        let places: [Place]

        /// - Parameter views: those to mark where they change, by what they are called.
        @MainActor
        public init(_ views: KeyValuePairs<String, UIView> = [:]) {
            var picture = ScreenPicture.current(for: "Figure.Snapshot")
            // Two phones that stand upright have room beside each other on a narrow page.
            if picture.outerSize.width < picture.outerSize.height * 0.6 { picture.room.width = 152 }
            let upright = picture.orientation.fixedToUpright(screen: picture.device.screenSize)
            panel = picture.panel
            words = picture.words(of: UIApplication.shared.allWindows)
            orientation = picture.orientation
            places = views.filter { $0.value.isSeen }.map { name, view in
                let matrix = view.matrix(to: UIScreen.current.fixedCoordinateSpace).concatenating(upright)
                let corners = view.bounds.corners.map { $0.applying(matrix) }
                return Place(
                    name: name, frame: CGRect(around: corners), corners: corners.map { picture.toPanel($0) })
            }
        }
    }
}

extension UIView {
    /// Whether neither it nor a view around it is hidden, and its window shows.
    fileprivate var isSeen: Bool {
        guard !isHidden, alpha > 0 else { return false }
        if let window = self as? UIWindow { return window.isShown }
        return superview?.isSeen ?? false
    }
}
