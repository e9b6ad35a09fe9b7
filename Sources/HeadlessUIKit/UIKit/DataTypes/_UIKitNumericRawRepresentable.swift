// swift-format-ignore: NoLeadingUnderscores
// The name is that of Apple's overlay.
/// A named number, such as a level or a weight. It can be compared, and increased or decreased by plain numbers.
///
/// - Source: Apple's overlay of UIKit in the sources of Swift 4.2 (`UIKit.swift`).
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

    /// Returns the difference between two values.
    ///
    /// - Source: Apple's overlay of UIKit (`UIKit.swift`).
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
