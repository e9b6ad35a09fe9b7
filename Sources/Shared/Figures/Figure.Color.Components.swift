import Foundation

extension Figure.Color {
    /// The four components of a color, from 0 to 1.
    public struct Components: Sendable, Equatable {
        public var red, green, blue, alpha: CGFloat

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// The value of a `fill` or `stroke` attribute.
        var paint: String {
            let bytes = [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }.joined(separator: ",")
            return alpha == 1 ? "rgb(\(bytes))" : "rgba(\(bytes),\(SVG.number(alpha)))"
        }
    }
}
