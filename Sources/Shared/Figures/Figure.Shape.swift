import Foundation

extension Figure {
    /// A shape of a figure.
    public indirect enum Shape: Sendable, Equatable {
        case rectangle(CGRect, corner: CGFloat = 0, Style)
        case circle(center: CGPoint, radius: CGFloat, Style)
        /// An open sequence of connected line segments.
        case polyline([CGPoint], Style)
        case polygon([CGPoint], Style)
        case path(Path, Style)
        /// A path filled with a gradient.
        case gradient(Gradient, Path)
        case text(String, at: CGPoint, TextStyle = TextStyle())
        case image(Image, in: CGRect)
        case group([Shape], Transform)
        /// Shapes with a common opacity, from 0 for invisible to 1.
        case faded([Shape], opacity: CGFloat)
        /// Shapes clipped to a rectangle.
        case clipped([Shape], to: CGRect, corner: CGFloat = 0)
        /// Shapes clipped to a path.
        case cut([Shape], along: Path)
        /// Shapes masked by the alpha values of other shapes.
        case masked([Shape], by: [Shape])
        /// Shapes with their common drop shadow. The rectangle contains both.
        case shadowed([Shape], Shadow, in: CGRect)
        /// Shapes blurred by a standard deviation. The rectangle contains the result.
        case blurred([Shape], by: CGFloat, in: CGRect)
        /// Shapes that readers can point at, or reach with the Tab key, and the region's name, which is visible in the
        /// meantime.
        ///
        /// The label is the text for screen readers.
        case region([Shape], name: [Shape], label: String)

        public static func line(from start: CGPoint, to end: CGPoint, _ style: Style = .stroke(.ink)) -> Shape {
            .polyline([start, end], style)
        }

        /// Returns a line with a filled head at `end`, in one color.
        public static func arrow(
            from start: CGPoint, to end: CGPoint, _ color: Color = .ink, width: CGFloat = 1.5, head: CGFloat = 7
        ) -> Shape {
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 0 else { return .group([], .translation(x: 0, y: 0)) }
            let along = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
            let neck = CGPoint(x: end.x - along.x * head, y: end.y - along.y * head)
            let half = head * 0.45
            let left = CGPoint(x: neck.x - along.y * half, y: neck.y + along.x * half)
            let right = CGPoint(x: neck.x + along.y * half, y: neck.y - along.x * half)
            return .group(
                [
                    .line(from: start, to: neck, .stroke(color, width: width)),
                    .polygon([end, left, right], .fill(color)),
                ],
                .translation(x: 0, y: 0))
        }
    }
}
