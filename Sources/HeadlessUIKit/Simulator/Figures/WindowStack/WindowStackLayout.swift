import Foundation

/// The layout of the planes of a window stack, with the windows' names below them.
///
/// A vertical line connects each plane's foot, its lower-left corner, with the name. The names of windows further in
/// front are higher, so that no line crosses a name.
struct WindowStackLayout {
    let view: Isometry
    /// The bounds of the screen, in points.
    let screen: CGRect
    /// The distance of each window's plane to the right of the first, from back to front, in user units.
    let depths: [CGFloat]

    static let rowHeight: CGFloat = 34
    /// The width of a panel between its margins.
    static let width = Figure.Panel.maximumWidth - 2 * margin
    static let margin: CGFloat = 6
    /// The minimum width of the front window's name.
    private static let leastName: CGFloat = 110
    /// The distance from a plane's foot to the window's name.
    static let indent: CGFloat = 9

    /// Creates the layout of a window stack.
    ///
    /// - Parameter planeLength: The length of the screen's longer side in the figure, in user units.
    init(_ windows: [Figure.WindowLayer], screen: CGSize, gaps: Figure.WindowGaps, planeLength: CGFloat = 200) {
        view = Isometry(scale: planeLength / max(screen.width, screen.height, 1))
        self.screen = CGRect(origin: .zero, size: screen)
        let weights = zip(windows, windows.dropFirst()).map { gaps.weight(from: $0.level, to: $1.level) }
        let sums = weights.reduce(into: [0 as CGFloat]) { sums, weight in sums.append(sums[sums.count - 1] + weight) }
        let whole = max(sums[sums.count - 1], 1)
        let shares = sums.map { $0 / whole }
        let steps = CGFloat(weights.count)
        // The planes are as far apart as the names allow, but not further than the planes are wide.
        let room = zip(shares, windows).filter { $0.0 > 0 }.map { share, window in
            (WindowStackLayout.width - WindowStackLayout.indent - window.textWidth) / share
        }
        let plane = view.width(of: screen)
        let widest = min(steps * (plane + 16), WindowStackLayout.width - plane)
        let least = min(steps * 18, WindowStackLayout.width - max(plane, WindowStackLayout.leastName))
        let depth = max(min(room.min() ?? widest, widest), least)
        depths = zip(shares, windows).map { share, _ in share * depth }
    }

    /// Returns the lower-left corner of a plane.
    func foot(_ index: Int) -> CGPoint {
        view(CGPoint(x: 0, y: screen.maxY), depth: depths[index])
    }

    /// Returns the location at which a window's name begins, in the middle of its first line.
    func name(_ index: Int) -> CGPoint {
        let lowest = foot(depths.count - 1).y + 22
        let row = CGFloat(depths.count - 1 - index)
        return CGPoint(
            x: depths[index] + WindowStackLayout.indent, y: lowest + row * WindowStackLayout.rowHeight)
    }

    /// Returns the maximum width of a window's name.
    func nameWidth(_ index: Int) -> CGFloat { WindowStackLayout.width - name(index).x }

    /// The screen and the area near it.
    var neighborhood: CGRect { screen.insetBy(dx: -screen.width / 8, dy: -screen.height / 8) }

    /// Returns the corners of the part of a window that is on or near the screen, or an empty array if no part is.
    func corners(of frame: CGRect, index: Int) -> [CGPoint] {
        let visible = frame.intersection(neighborhood)
        return visible.isNull || visible.isEmpty ? [] : view.corners(of: visible, depth: depths[index])
    }
}
