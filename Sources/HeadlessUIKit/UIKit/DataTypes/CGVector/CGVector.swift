/// A distance with a direction, in points.
///
/// - Source: https://developer.apple.com/documentation/corefoundation/cgvector; the page doesn't name the unit.
public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init() {
        self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public static let zero = CGVector()

    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        dx = try numbers.decode(CGFloat.self)
        dy = try numbers.decode(CGFloat.self)
    }

    /// Encodes the vector as an array of two numbers, as on a phone.
    ///
    /// - Source: Swift, "CoreGraphics.swift", Apple's overlay of Core Graphics:
    ///   https://github.com/swiftlang/swift/blob/60d9bf207a76a4e77200d475057c65bf987d568a/stdlib/public/Darwin/CoreGraphics/CoreGraphics.swift
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
