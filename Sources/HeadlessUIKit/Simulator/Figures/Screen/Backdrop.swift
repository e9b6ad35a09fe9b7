import Foundation

/// A record of the areas painted so far. The color behind a text determines which text colors are legible.
struct Backdrop {
    private struct Area {
        var bounds: CGRect
        var transform: CGAffineTransform
        var color: UIColor
        /// The part of the bounds that is covered, or `nil` for all of it.
        var path: CGPath?

        func covers(_ point: CGPoint) -> Bool {
            let inside = point.applying(transform)
            return bounds.contains(inside) && path?.contains(inside) ?? true
        }
    }

    private var areas: [Area] = []

    /// Records an area that hides more than half of the content below it.
    mutating func paint(
        _ bounds: CGRect, _ transform: CGAffineTransform, _ color: UIColor?, alpha: CGFloat, inside path: CGPath? = nil
    ) {
        guard let color, color.components.alpha * alpha > 0.5 else { return }
        areas.append(Area(bounds: bounds, transform: transform.inverted(), color: color, path: path))
    }

    /// Returns the app's color at a point of the figure, or `nil` where the page is visible.
    func color(at point: CGPoint) -> UIColor? {
        areas.last { $0.covers(point) }?.color
    }

    /// Returns the color for text at a point.
    ///
    /// It's the app's own color, unless the page is visible there and the color isn't legible on both a light and a
    /// dark page.
    func legible(_ color: UIColor?, at point: CGPoint) -> Figure.Color {
        guard let color else { return ink(at: point) }
        if self.color(at: point) != nil { return .real(color) }
        let contrasts = Backdrop.papers.map(color.components.contrast)
        return contrasts.allSatisfy { $0 >= 3 } ? .real(color) : .ink
    }

    /// Returns black or white on the app's colors, whichever has more contrast, and the page's ink where the page is
    /// visible.
    func ink(at point: CGPoint) -> Figure.Color {
        guard let below = color(at: point)?.components else { return .ink }
        let black = below.contrast(with: UIColor.black.components)
        return .real(black >= below.contrast(with: UIColor.white.components) ? .black : .white)
    }

    /// The backgrounds of a light and a dark page.
    private static let papers = [UIColor.white, UIColor(white: 0.15, alpha: 1)].map(\.components)
}
