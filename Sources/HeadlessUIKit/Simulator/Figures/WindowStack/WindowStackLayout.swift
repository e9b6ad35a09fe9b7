import Foundation

/// Where the planes of a stack of windows stand, and their names below them.
///
/// Each plane's foot, its lower left corner, has a line straight down to the name. The names of windows further in
/// front stand further up, so that no line crosses a name.
struct WindowStackLayout {
    let view: Isometry
    /// In points.
    let screen: CGRect
    /// How far to the right of the first each window's plane stands, from back to front, in picture units.
    let depths: [CGFloat]

    static let rowHeight: CGFloat = 34
    /// What a panel leaves between its margins.
    static let width = Figure.Panel.maximumWidth - 2 * margin
    static let margin: CGFloat = 6
    /// How much room the name of the window in front has at least.
    private static let leastName: CGFloat = 110
    /// From a plane's foot to its name.
    static let indent: CGFloat = 9

    /// - Parameter planeLength: how long the longer side of the screen comes out, in picture units.
    init(_ windows: [Figure.WindowLayer], screen: CGSize, gaps: Figure.WindowGaps, planeLength: CGFloat = 200) {
        view = Isometry(scale: planeLength / max(screen.width, screen.height, 1))
        self.screen = CGRect(origin: .zero, size: screen)
        let weights = zip(windows, windows.dropFirst()).map { gaps.weight(from: $0.level, to: $1.level) }
        let sums = weights.reduce(into: [0 as CGFloat]) { sums, weight in sums.append(sums[sums.count - 1] + weight) }
        let whole = max(sums[sums.count - 1], 1)
        let shares = sums.map { $0 / whole }
        let steps = CGFloat(weights.count)
        // As far apart as the names allow, but not further than the planes are wide.
        let room = zip(shares, windows).filter { $0.0 > 0 }.map { share, window in
            (WindowStackLayout.width - WindowStackLayout.indent - window.textWidth) / share
        }
        let plane = view.width(of: screen)
        let widest = min(steps * (plane + 16), WindowStackLayout.width - plane)
        let least = min(steps * 18, WindowStackLayout.width - max(plane, WindowStackLayout.leastName))
        let depth = max(min(room.min() ?? widest, widest), least)
        depths = zip(shares, windows).map { share, _ in share * depth }
    }

    /// A plane's lower left corner.
    func foot(_ index: Int) -> CGPoint {
        view(CGPoint(x: 0, y: screen.maxY), depth: depths[index])
    }

    /// Where a window's name begins, in the middle of its first line.
    func name(_ index: Int) -> CGPoint {
        let lowest = foot(depths.count - 1).y + 22
        let row = CGFloat(depths.count - 1 - index)
        return CGPoint(
            x: depths[index] + WindowStackLayout.indent, y: lowest + row * WindowStackLayout.rowHeight)
    }

    /// How wide a window's name can be.
    func nameWidth(_ index: Int) -> CGFloat { WindowStackLayout.width - name(index).x }

    /// The screen and what lies near it.
    var neighbourhood: CGRect { screen.insetBy(dx: -screen.width / 8, dy: -screen.height / 8) }

    /// The corners of the part of a window that is on the screen or near it; none if no part is.
    func corners(of frame: CGRect, index: Int) -> [CGPoint] {
        let near = frame.intersection(neighbourhood)
        return near.isNull || near.isEmpty ? [] : view.corners(of: near, depth: depths[index])
    }
}
