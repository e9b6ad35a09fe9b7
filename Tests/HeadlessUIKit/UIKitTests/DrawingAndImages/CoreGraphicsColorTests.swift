import Testing
import UIKit

@Suite struct CoreGraphicsColorTests {
    @Test func `a color's components end with its alpha`() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4 && color.alpha == 0.4)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    }

    @Test func `colors with equal components in the same color space are equal`() {
        #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
        #expect(UIColor.black.cgColor == CGColor(gray: 0, alpha: 1))
        #expect(UIColor.black.cgColor != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(Set([UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]).count == 2)
    }

    @Test func `copy(alpha:) changes only the alpha`() {
        #expect(UIColor.red.cgColor.copy(alpha: 0.5) == UIColor.red.withAlphaComponent(0.5).cgColor)
        #expect(CGColor(gray: 0.2, alpha: 1).copy(alpha: 0.5)?.components == [0.2, 0.5])
        #expect(UIColor.red.cgColor.copy() == UIColor.red.cgColor)
    }

    @Test func `a UIColor created from another color's cgColor equals that color`() {
        #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
        #expect(UIColor(cgColor: CGColor(gray: 1, alpha: 1)) == .white)
    }
}
