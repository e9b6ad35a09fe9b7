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

        /// The value of a `fill` or `stroke` attribute, such as `#ff8000`, `#fff`, or `rgba(255,128,0,0.5)`.
        var paint: String {
            let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
            if alpha != 1 { return "rgba(\(bytes.map(String.init).joined(separator: ",")),\(SVG.number(alpha)))" }
            let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            let isShort = digits.allSatisfy { $0.first == $0.last }
            return "#" + digits.map { isShort ? String($0.prefix(1)) : $0 }.joined()
        }
    }
}
