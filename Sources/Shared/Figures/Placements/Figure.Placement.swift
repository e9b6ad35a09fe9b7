import Foundation

extension Figure {
    /// A rectangle on a device's screen, which may be rotated.
    public struct Placement: Sendable, Equatable {
        public var label: String
        /// The corners in the screen's fixed portrait coordinates, in points: top left, top right, bottom right, and
        /// bottom left in the rectangle's own coordinates.
        public var corners: [CGPoint]
        public var color: Color

        public init(_ label: String, corners: [CGPoint], color: Color = .accent) {
            precondition(corners.count == 4, "a rectangle has four corners, not \(corners.count)")
            self.label = label
            self.corners = corners
            self.color = color
        }

        /// Creates the rectangle of a view: `bounds` rotated by `rotation` radians, clockwise on the screen, about
        /// `center`.
        public init(_ label: String, center: CGPoint, bounds: CGSize, rotation: CGFloat = 0, color: Color = .accent) {
            let turn = Transform.rotation(rotation)
            let signs: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            let corners = signs.map { signs in
                let corner = turn(CGPoint(x: signs.0 * bounds.width / 2, y: signs.1 * bounds.height / 2))
                return CGPoint(x: corner.x + center.x, y: corner.y + center.y)
            }
            self.init(label, corners: corners, color: color)
        }

        /// The direction of the rectangle's own x-axis, in radians.
        var angle: CGFloat {
            CGFloat(atan2(Double(corners[1].y - corners[0].y), Double(corners[1].x - corners[0].x)))
        }
    }
}
