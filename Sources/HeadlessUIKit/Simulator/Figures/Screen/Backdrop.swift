import Foundation

/// What has been painted so far: what a text stands on decides which colours can be read there.
struct Backdrop {
    private struct Area {
        var bounds: CGRect
        var transform: CGAffineTransform
        var color: UIColor
        /// What of the bounds is covered; nil for all of them.
        var path: CGPath?

        func covers(_ point: CGPoint) -> Bool {
            let inside = point.applying(transform)
            return bounds.contains(inside) && path?.contains(inside) ?? true
        }
    }

    private var areas: [Area] = []

    /// Notes an area that hides more than half of what lies below.
    mutating func paint(
        _ bounds: CGRect, _ transform: CGAffineTransform, _ color: UIColor?, alpha: CGFloat, inside path: CGPath? = nil
    ) {
        guard let color, color.components.alpha * alpha > 0.5 else { return }
        areas.append(Area(bounds: bounds, transform: transform.inverted(), color: color, path: path))
    }

    /// The app's colour at a point of the picture; nil where the page's shows.
    func color(at point: CGPoint) -> UIColor? {
        areas.last { $0.covers(point) }?.color
    }

    /// The colour to write in at a point: the app's own, unless the page shows there and it could not be read on a
    /// light or on a dark page.
    func legible(_ color: UIColor?, at point: CGPoint) -> Figure.Color {
        guard let color else { return ink(at: point) }
        if self.color(at: point) != nil { return .real(color) }
        let contrasts = Backdrop.papers.map(color.components.contrast)
        return contrasts.allSatisfy { $0 >= 3 } ? .real(color) : .ink
    }

    /// Black or white on the app's colours, whichever is read better, and the page's ink on the page's paper.
    func ink(at point: CGPoint) -> Figure.Color {
        guard let below = color(at: point)?.components else { return .ink }
        let black = below.contrast(with: UIColor.black.components)
        return .real(black >= below.contrast(with: UIColor.white.components) ? .black : .white)
    }

    /// A light and a dark page.
    private static let papers = [UIColor.white, UIColor(white: 0.15, alpha: 1)].map(\.components)
}
