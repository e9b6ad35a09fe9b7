import Foundation

extension Figure {
    /// One thing on a picture.
    public indirect enum Shape: Sendable, Equatable {
        case rectangle(CGRect, corner: CGFloat = 0, Style)
        case circle(center: CGPoint, radius: CGFloat, Style)
        /// Lines from point to point, left open.
        case polyline([CGPoint], Style)
        case polygon([CGPoint], Style)
        case path(Path, Style)
        /// A path filled with colours that run into each other.
        case gradient(Gradient, Path)
        case text(String, at: CGPoint, TextStyle = TextStyle())
        case image(Image, in: CGRect)
        case group([Shape], Transform)
        /// Shapes seen through together, from 0, not to be seen, to 1.
        case faded([Shape], opacity: CGFloat)
        /// What lies inside of a rectangle.
        case clipped([Shape], to: CGRect, corner: CGFloat = 0)
        /// What lies inside of a path.
        case cut([Shape], along: Path)
        /// As much of shapes as the others, the second, cover: what these let through is let through.
        case masked([Shape], by: [Shape])
        /// Shapes with the shadow that all together throw; the rectangle holds both.
        case shadowed([Shape], Shadow, in: CGRect)
        /// Shapes out of focus, by the standard deviation of the blur; the rectangle holds what comes of them.
        case blurred([Shape], by: CGFloat, in: CGRect)
        /// Shapes that readers can point at, or go to with the tab key, and what shows of the region's name meanwhile.
        ///
        /// The label is what a screen reader says.
        case region([Shape], name: [Shape], label: String)

        public static func line(from start: CGPoint, to end: CGPoint, _ style: Style = .stroke(.ink)) -> Shape {
            .polyline([start, end], style)
        }

        /// A line with a filled head at `end`, in one colour.
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
