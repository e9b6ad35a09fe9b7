import Foundation
@_spi(Simulator) import UIKit

/// A map of the views that receive touches on the current device. The windows are hit-tested in the same way as for a
/// touch.
@MainActor
struct TouchMap {
    struct Region {
        /// The window that receives touches, or `nil` for the status bar and where nothing receives them.
        var window: UIWindow?
        var view: UIView?
        var isStatusBar = false
        /// The rectangles of the region, in points of the upright interface.
        var rects: [CGRect]
        var edges: [Partition.Edge]
    }

    /// The regions, from the front window to the back. The status bar's region, and the one without a receiver, are at
    /// the end.
    let regions: [Region]

    init(of picture: ScreenPicture) {
        let application = UIApplication.shared
        let upright = picture.orientation.fixedToUpright(screen: picture.device.screenSize)
        let screen = UIScreen.current
        let toScreen = screen.fixedCoordinateSpace.matrix(to: screen.coordinateSpace)
        let toPoint = upright.inverted().concatenating(toScreen)
        var answers: [Region] = []
        let corners =
            TouchMap.corners(of: application.allWindows.filter(\.isShown), upright)
            + (picture.statusBar?.corners ?? [])
        let partition = Partition(of: picture.glass, xs: corners.map(\.x), ys: corners.map(\.y)) { point in
            let answer = TouchMap.answer(at: point.applying(toPoint))
            if let index = answers.firstIndex(where: { $0.isSame(as: answer) }) { return index }
            answers.append(answer)
            return answers.count - 1
        }
        let found = partition.regions.map { region in
            var answer = answers[region.owner]
            (answer.rects, answer.edges) = (region.rects, region.edges)
            return answer
        }
        let windows = Array(application.allWindows.reversed())
        func rank(_ region: Region) -> Int {
            region.window.flatMap { window in windows.firstIndex { $0 === window } }
                ?? (region.isStatusBar ? windows.count : windows.count + 1)
        }
        // The original index is compared as well, so that regions of the same window keep their order.
        regions = found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    private static func answer(at point: CGPoint) -> Region {
        // Behind the lock screen, no touch reaches the app.
        if isDeviceLocked { return Region(rects: [], edges: []) }
        return switch UIApplication.shared.route(at: point, with: nil).end {
        case .view(let view, let window): Region(window: window, view: view, rects: [], edges: [])
        case .statusBar: Region(isStatusBar: true, rects: [], edges: [])
        case .nowhere: Region(rects: [], edges: [])
        }
    }

    /// Returns the corners of all views in the given windows. A region may end at each of them.
    private static func corners(of windows: [UIWindow], _ upright: CGAffineTransform) -> [CGPoint] {
        var corners: [CGPoint] = []
        func add(_ view: UIView) {
            let matrix = view.matrix(to: UIScreen.current.fixedCoordinateSpace).concatenating(upright)
            corners += view.bounds.corners.map { $0.applying(matrix) }
            for subview in view.subviews { add(subview) }
        }
        for window in windows { add(window) }
        return corners
    }
}

extension TouchMap.Region {
    fileprivate func isSame(as other: TouchMap.Region) -> Bool {
        window === other.window && view === other.view && isStatusBar == other.isStatusBar
    }

    /// Returns the name of the window, or a description of the region if there's none.
    @MainActor
    func windowLabel(_ naming: (UIView) -> String?) -> String {
        if let window { return naming(window) ?? "\(type(of: window))" }
        return isStatusBar ? "status bar" : "nothing answers"
    }

    /// Returns the name of the view, with details that distinguish it from others of its class.
    @MainActor
    func answer(_ naming: (UIView) -> String?) -> String {
        guard let view else { return isStatusBar ? "the system" : "no window takes the touch" }
        if let name = naming(view) { return name }
        if view === window { return "the window itself" }
        let label = view.accessibilityLabel.flatMap { $0.isEmpty ? nil : " “\($0)”" } ?? ""
        let controller = (view.next as? UIViewController).map { " of \(type(of: $0))" } ?? ""
        return "\(type(of: view))\(label)\(controller)"
    }
}
