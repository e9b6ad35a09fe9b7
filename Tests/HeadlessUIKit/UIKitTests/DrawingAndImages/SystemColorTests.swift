import Simulator
import Testing
import UIKit

/// Compares the system colors with Apple's published values, in bytes.
@MainActor @Suite struct SystemColorTests {
    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }

    @Test func `system colors depend on dark mode and the system version`() async throws {
        for (device, red, label) in [
            (Device.iPhone17, [255, 56, 60], [0, 0, 0]),
            (.iPhone17.inDarkMode(), [255, 66, 69], [255, 255, 255]),
            (.iPhone15Pro.running(.iOS17), [255, 59, 48], [0, 0, 0]),
            (.iPhone15Pro.running(.iOS17).inDarkMode(), [255, 69, 58], [255, 255, 255]),
        ] {
            try await withDevice(device) {
                #expect(bytes(.systemRed) == red && bytes(.label) == label)
            }
        }
    }

    @Test func `without a device, system colors have the latest light values`() {
        #expect(bytes(.systemBlue) == [0, 136, 255] && bytes(.systemBackground) == [255, 255, 255])
    }

    @Test func `a system color stays dynamic, also with a different alpha`() async throws {
        let color = UIColor.systemIndigo
        let faded = color.withAlphaComponent(0.5).withAlphaComponent(0.25)
        try await withDevice(.iPhone17) {
            #expect(bytes(color) == [97, 85, 245] && bytes(faded) == [97, 85, 245] && faded.cgColor.alpha == 0.25)
        }
        try await withDevice(.iPhone17.inDarkMode()) {
            #expect(bytes(color) == [109, 124, 255] && bytes(faded) == [109, 124, 255])
        }
        #expect(color == .systemIndigo && color != .systemPurple && color != UIColor(cgColor: color.cgColor))
        #expect(faded == color.withAlphaComponent(0.25) && faded != color)
    }

    @Test func `darkText and lightText don't change in dark mode`() async throws {
        try await withDevice(.iPhone17.inDarkMode()) {
            #expect(
                UIColor.darkText == UIColor(white: 0, alpha: 1) && UIColor.lightText == UIColor(white: 1, alpha: 0.6))
        }
    }

    @Test func `system colors have Apple's published values`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let light: [(UIColor, [Int])] = [
                (.systemGreen, [52, 199, 89]), (.systemOrange, [255, 149, 0]), (.systemYellow, [255, 204, 0]),
                (.systemPink, [255, 45, 85]), (.systemPurple, [175, 82, 222]), (.systemTeal, [48, 176, 199]),
                (.systemBrown, [162, 132, 94]), (.systemMint, [0, 199, 190]), (.systemCyan, [50, 173, 230]),
                (.systemGray, [142, 142, 147]), (.systemGray2, [174, 174, 178]), (.systemGray3, [199, 199, 204]),
                (.systemGray4, [209, 209, 214]), (.systemGray5, [229, 229, 234]), (.systemGray6, [242, 242, 247]),
                (.secondaryLabel, [60, 60, 67]), (.link, [0, 122, 255]), (.tintColor, [0, 122, 255]),
                (.opaqueSeparator, [198, 198, 200]), (.secondarySystemBackground, [242, 242, 247]),
                (.tertiarySystemBackground, [255, 255, 255]), (.systemGroupedBackground, [242, 242, 247]),
                (.secondarySystemGroupedBackground, [255, 255, 255]),
                (.tertiarySystemGroupedBackground, [242, 242, 247]),
                (.quaternarySystemFill, [116, 116, 128]),
            ]
            for (color, value) in light { #expect(bytes(color) == value, "\(color)") }
            let alphas: [(UIColor, CGFloat)] = [
                (.label, 1), (.secondaryLabel, 0.6), (.tertiaryLabel, 0.3), (.quaternaryLabel, 0.18),
                (.placeholderText, 0.3), (.separator, 0.29), (.systemFill, 0.2), (.secondarySystemFill, 0.16),
                (.tertiarySystemFill, 0.12), (.quaternarySystemFill, 0.08),
            ]
            for (color, alpha) in alphas { #expect(color.cgColor.alpha == alpha, "\(color)") }
        }
    }

    @Test func `a system color's description contains its name`() {
        #expect(UIColor.secondaryLabel.description.contains("name = secondaryLabelColor"))
        #expect(UIColor.systemGray2.description.contains("name = systemGray2Color"))
        #expect(UIColor.tertiarySystemGroupedBackground.description.contains("tertiarySystemGroupedBackgroundColor"))
    }

    @Test func `a layer resolves its view's system background color for the current device`() async throws {
        let view = UIView()
        view.backgroundColor = .systemBackground
        #expect(view.backgroundColor == .systemBackground)
        try await withDevice(.iPhone17.inDarkMode()) {
            #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        }
    }
}
