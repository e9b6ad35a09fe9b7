import Foundation

extension Figure.Color.Components {
    /// The perceived brightness, from 0 to 1. Source: W3C, "Web Content Accessibility Guidelines", relative luminance.
    var luminance: CGFloat {
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    private func linear(_ part: CGFloat) -> CGFloat {
        if part <= 0.04045 { return part / 12.92 }
        let base = Double(part + 0.055) / 1.055
        return CGFloat(pow(base, 2.4))
    }

    /// Returns the contrast ratio with another color, from 1 for the same brightness to 21 for black on white.
    ///
    /// - Source: W3C, "Web Content Accessibility Guidelines", contrast ratio.
    func contrast(with other: Figure.Color.Components) -> CGFloat {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
