// On a phone `print(CGRect(x: 1, y: 2, width: 3, height: 4))` prints `(1.0, 2.0, 3.0, 4.0)`. Foundation on Linux has no
// description of these three types, so the output of a listing would differ.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The text that `print` displays: the coordinates in parentheses.
    ///
    /// - Source: Swift, "CoreGraphics.swift", Apple's overlay of Core Graphics:
    ///   https://github.com/swiftlang/swift/blob/60d9bf207a76a4e77200d475057c65bf987d568a/stdlib/public/Darwin/CoreGraphics/CoreGraphics.swift
    public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The text that `print` displays: the width and the height in parentheses.
    ///
    /// - Source: Swift, "CoreGraphics.swift", Apple's overlay of Core Graphics:
    ///   https://github.com/swiftlang/swift/blob/60d9bf207a76a4e77200d475057c65bf987d568a/stdlib/public/Darwin/CoreGraphics/CoreGraphics.swift
    public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The text that `print` displays: the coordinates and the size in parentheses.
    ///
    /// - Source: Swift, "CoreGraphics.swift", Apple's overlay of Core Graphics:
    ///   https://github.com/swiftlang/swift/blob/60d9bf207a76a4e77200d475057c65bf987d568a/stdlib/public/Darwin/CoreGraphics/CoreGraphics.swift
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
