// swift-format-ignore: NoLeadingUnderscores
// (The name is that of Apple's overlay.)
/// A number with a name, such as a level or a weight: it is compared, and moved by plain numbers.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }

    public static func + (left: Self, right: RawValue) -> Self {
        Self(rawValue: left.rawValue + right)!
    }

    public static func + (left: RawValue, right: Self) -> Self {
        right + left
    }

    public static func - (left: Self, right: RawValue) -> Self {
        Self(rawValue: left.rawValue - right)!
    }

    /// How far apart the two are.
    public static func - (left: Self, right: Self) -> RawValue {
        left.rawValue - right.rawValue
    }

    public static func += (left: inout Self, right: RawValue) {
        left = left + right
    }

    public static func -= (left: inout Self, right: RawValue) {
        left = left - right
    }
}
