import Foundation

extension Figure {
    /// A gradient, in the coordinates of the shape that it fills.
    public struct Gradient: Sendable, Equatable {
        public enum Kind: Sendable, Equatable {
            case linear(from: CGPoint, to: CGPoint)
            /// A gradient from the center of an ellipse to its edge.
            case radial(center: CGPoint, radii: CGSize)
        }

        /// A color and its location, from 0 to 1.
        public struct Stop: Sendable, Equatable {
            public var color: Color.Components
            public var location: CGFloat

            public init(_ color: Color.Components, at location: CGFloat) {
                self.color = color
                self.location = location
            }
        }

        public var kind: Kind
        public var stops: [Stop]

        public init(_ kind: Kind, stops: [Stop]) {
            self.kind = kind
            self.stops = stops
        }

        /// Returns the element that a fill refers to.
        func definition(id: String) -> String {
            let stops = stops.map { stop in
                let opaque = Color.Components(red: stop.color.red, green: stop.color.green, blue: stop.color.blue)
                let opacity = stop.color.alpha == 1 ? "" : " stop-opacity=\"\(SVG.number(stop.color.alpha))\""
                return "<stop offset=\"\(SVG.number(stop.location))\" stop-color=\"\(opaque.paint)\"\(opacity)/>"
            }.joined()
            let attributes = "id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
            switch kind {
            case .linear(let from, let to):
                let beginning = "x1=\"\(SVG.number(from.x))\" y1=\"\(SVG.number(from.y))\""
                let end = "x2=\"\(SVG.number(to.x))\" y2=\"\(SVG.number(to.y))\""
                return "<linearGradient \(attributes) \(beginning) \(end)>\(stops)</linearGradient>"
            case .radial(let center, let radii):
                let transform = Transform(
                    a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y
                ).attribute
                let circle = "cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(transform)\""
                return "<radialGradient \(attributes) \(circle)>\(stops)</radialGradient>"
            }
        }
    }
}
