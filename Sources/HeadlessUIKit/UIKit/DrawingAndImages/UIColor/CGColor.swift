/// A color of Core Graphics: components from 0 to 1 in the standard RGB color space, or in grayscale.
///
/// Two colors are equal if their components are. A gray doesn't equal the corresponding RGB color.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor; equality is undocumented.
/// - Differs: On a phone, a color can have another color space.
public final class CGColor: Hashable, Sendable {
    let value: ColorValue

    init(_ value: ColorValue) {
        self.value = value
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.gray(gray, alpha))
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.gray(gray, alpha))
    }

    /// The components, with the alpha component last.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor/components; the page doesn't say that
    ///   alpha is the last one, but the page of the initializer does:
    ///   https://developer.apple.com/documentation/coregraphics/cgcolor/init(colorspace:components:)
    public var components: [CGFloat]? { value.components }

    /// The number of components, including the alpha component.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcolor/numberofcomponents
    public var numberOfComponents: Int { value.components.count }

    public var alpha: CGFloat { value.alpha }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.with(alpha: alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
