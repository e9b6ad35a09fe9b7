import Foundation

/// A colour's four parts, from 0 to 1.
struct ColorComponents: Equatable {
    var red, green, blue, alpha: CGFloat

    /// The value of a `fill` or `stroke` attribute.
    var paint: String {
        let bytes = [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }.joined(separator: ",")
        return alpha == 1 ? "rgb(\(bytes))" : "rgba(\(bytes),\(SVG.number(alpha)))"
    }

    /// How bright it looks, from 0 to 1. Source: W3C, "Web Content Accessibility Guidelines", relative luminance.
    var luminance: CGFloat {
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    private func linear(_ part: CGFloat) -> CGFloat {
        if part <= 0.04045 { return part / 12.92 }
        let base = Double(part + 0.055) / 1.055
        return CGFloat(pow(base, 2.4))
    }

    /// From 1, the same brightness, to 21, black on white. Source: as above, contrast ratio.
    func contrast(with other: ColorComponents) -> CGFloat {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}

extension UIColor {
    var components: ColorComponents {
        var color = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        getRed(&color.red, green: &color.green, blue: &color.blue, alpha: &color.alpha)
        return color
    }
}
