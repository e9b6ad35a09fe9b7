import TestSupport
import Testing
import UIKit

@Suite struct ColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let isRead = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return isRead ? [red, green, blue, alpha] : []
    }

    private func isNear(_ one: [CGFloat], _ other: [CGFloat], within tolerance: CGFloat = 1e-9) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < tolerance }
    }

    @Test func `colors with equal components are equal`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != .red.withAlphaComponent(0.5))
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
    }

    @Test func `a grayscale color doesn't equal the RGB color with the same appearance`() {
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white.cgColor.components == [1, 1])
    }

    @Test func `getRed returns a color's components, also for a grayscale color`() {
        #expect(components(.orange.withAlphaComponent(0.25)) == [1, 0.5, 0, 0.25])
        let third = components(.darkGray)
        #expect(third[0] == 1.0 / 3 && third[0] == third[2] && third[3] == 1)
    }

    @Test func `a color prints as on a device`() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
    }

    @Test(
        arguments: [
            (0, .red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan), (2.0 / 3, .blue),
            (5.0 / 6, .magenta), (1, .red), (7.5, .red), (-0.5, .red),
        ] as [(CGFloat, UIColor)])
    func `hues from 0 to 1 run around the color wheel, and others are clamped`(hue: CGFloat, color: UIColor) {
        #expect(isNear(components(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)), components(color)))
    }

    @Test func `lower saturation mixes in white, and lower brightness mixes in black`() {
        #expect(
            isNear(components(UIColor(hue: 0.3, saturation: 0, brightness: 0.4, alpha: 0.5)), [0.4, 0.4, 0.4, 0.5]))
        let pink = UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 1)
        #expect(isNear(components(pink), [0.8, 0.4, 0.4, 1]))
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a color's hue, saturation, brightness and alpha recreate the color`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func part() -> CGFloat { .random(in: 0...1, using: &random) }
        let color = UIColor(red: part(), green: part(), blue: part(), alpha: part())
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        #expect(isNear(components(back), components(color)) && (0...1).contains(hue))
    }

    @Test func `getWhite succeeds only for grayscale colors`() {
        var (white, alpha) = (CGFloat(0), CGFloat(0))
        #expect(UIColor.lightGray.withAlphaComponent(0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 2.0 / 3 && alpha == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 2.0 / 3)
    }

    @Test func `Display P3 red has sRGB components outside the range from 0 to 1`() {
        let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(isNear(red, [1.0930, -0.2267, -0.1501, 0.5], within: 1e-4))
        let grey = components(UIColor(displayP3Red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
        #expect(isNear(grey, [0.25, 0.25, 0.25, 1], within: 1e-6))
    }
}
