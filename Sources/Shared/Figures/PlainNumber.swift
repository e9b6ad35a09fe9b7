import Foundation

/// A readable format of numbers, without rounding errors in the last bits, trailing zeros, or a minus sign before zero.
package enum PlainNumber {
    /// Returns `value` with at most `decimals` decimals, of which there can be six.
    ///
    /// The value is first rounded to six decimals. The last bits of sines differ between C libraries, and a tie on one
    /// machine mustn't be rounded differently on another. Numbers that six decimals don't change are written in Swift's
    /// format.
    package static func text(_ value: CGFloat, decimals: Int) -> String {
        guard value.magnitude < 1e12 else { return "\(Double(value))" }
        let unit = (decimals..<6).reduce(1) { unit, _ in unit * 10 }
        let micro = (Double(value) * 1_000_000).rounded()
        let count = Int((micro / Double(unit)).rounded())
        let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(1_000_000 / unit))
        let reversedDigits = String("\(rest)".reversed())
        let padded = reversedDigits + String(repeating: "0", count: max(0, decimals - reversedDigits.count))
        let fraction = String(padded.drop { $0 == "0" }.reversed())
        return (count < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
