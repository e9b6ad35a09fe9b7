import Foundation
import Testing

@testable import Figures

@Suite struct PlainNumberTests {
    @Test(
        arguments: [
            (0.5000001, "0.5"), (-0.0, "0"), (-0.0000001, "0"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333"),
            (2.0 / 3, "0.667"), (0.05, "0.05"), (0.005, "0.005"), (0.0004, "0"), (-1.5, "-1.5"), (99.9999, "100"),
            (10_000_000, "10000000"), (1.001, "1.001"), (-0.25, "-0.25"),
        ] as [(CGFloat, String)])
    func `a number has no rounding noise, trailing zeros or negative zero`(value: CGFloat, text: String) {
        #expect(PlainNumber.text(value, decimals: 3) == text)
    }

    @Test(
        arguments: [
            (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ] as [(CGFloat, String)])
    func `an infinite, NaN or huge number is written as in Swift`(value: CGFloat, text: String) {
        #expect(PlainNumber.text(value, decimals: 3) == text)
    }

    @Test(arguments: [(0, "1"), (1, "1.2"), (2, "1.23"), (6, "1.234567")])
    func `a number has the requested number of decimals`(decimals: Int, text: String) {
        #expect(PlainNumber.text(1.234567, decimals: decimals) == text)
    }
}
