// swift-format-ignore: NoLeadingUnderscores
// (The name is that of Apple's overlay.)
/// A number with a name, such as a level or a weight: it is compared, and moved by plain numbers.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    public static func + (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue + rhs)!
    }

    public static func + (lhs: RawValue, rhs: Self) -> Self {
        rhs + lhs
    }

    public static func - (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue - rhs)!
    }

    /// How far apart the two are.
    public static func - (lhs: Self, rhs: Self) -> RawValue {
        lhs.rawValue - rhs.rawValue
    }

    public static func += (lhs: inout Self, rhs: RawValue) {
        lhs = lhs + rhs
    }

    public static func -= (lhs: inout Self, rhs: RawValue) {
        lhs = lhs - rhs
    }
}
