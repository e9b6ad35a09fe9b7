/// A colour of Core Graphics: components from 0 to 1, of red, green and blue in the standard space, or of grey.
///
/// Colours are equal by their components; a grey is no red, green and blue.
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

    /// The components, the alpha last.
    public var components: [CGFloat]? { value.components }

    /// How many components there are, the alpha among them.
    public var numberOfComponents: Int { value.components.count }

    public var alpha: CGFloat { value.alpha }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.with(alpha: alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
