import Foundation

/// A number as people write it: no noise in the last bits, no trailing zeros and no minus before zero.
package enum PlainNumber {
    /// `value` with `decimals` decimals at most, six being the most there can be.
    ///
    /// Rounding to six places first: sines differ in their last bits between C libraries, and a number that is a tie
    /// on one machine must not fall to either side of it on another. Numbers that six places do nothing to are written
    /// as Swift writes them.
    package static func text(_ value: CGFloat, decimals: Int) -> String {
        guard value.magnitude < 1e12 else { return "\(Double(value))" }
        let unit = (decimals..<6).reduce(1) { unit, _ in unit * 10 }
        let micro = (Double(value) * 1_000_000).rounded()
        let count = Int((micro / Double(unit)).rounded())
        let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(1_000_000 / unit))
        let places = String("\(rest)".reversed())
        let padded = places + String(repeating: "0", count: max(0, decimals - places.count))
        let fraction = String(padded.drop { $0 == "0" }.reversed())
        return (count < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
