import Testing
import UIKit

@Suite struct ColorTests {
    @Test func `colours are equal by their components`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != .red.withAlphaComponent(0.5))
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
    }

    @Test func `the components are read`() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
    }
}
