/// A color with components from 0 to 1 in the standard RGB color space or in grayscale, or a dynamic color with values
/// for light and dark appearances.
///
/// The properties of a dynamic color, such as its components, use the current traits.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicolor; dynamic colors:
///   https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:)
/// - Differs: On a phone, a color can have another color space, or a pattern.
open class UIColor: NSObject, @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(.rgb(red, green, blue, alpha))
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(.gray(white, alpha))
        super.init()
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Creates a color from components in the Display P3 color space, which is larger. In the standard space, the
    /// components may be outside of 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        content = .fixed(cgColor.value)
        super.init()
    }

    /// Creates a color that uses a closure to provide its value for given traits. The closure is called on the thread
    /// that uses the color.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/init(dynamicprovider:); the page doesn't name
    ///   the thread.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        content = .provided(Provider(dynamicProvider))
        super.init()
    }

    /// Returns the color resolved with the given traits, or the color itself if it doesn't depend on them.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/resolvedcolor(with:)
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(with: traitCollection) }

    /// The Core Graphics color for the current traits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/cgcolor
    open var cgColor: CGColor { CGColor(value) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { with(alpha: alpha) }

    /// Writes the RGB components through the given pointers.
    ///
    /// - Returns: `true`, because every color of this implementation has RGB components.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/getred(_:green:blue:alpha:)
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = value
        red?.pointee = value.rgb.red
        green?.pointee = value.rgb.green
        blue?.pointee = value.rgb.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes the HSB components through the given pointers.
    ///
    /// - Returns: `true`, because every color of this implementation has HSB components.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/gethue(_:saturation:brightness:alpha:)
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = value
        hue?.pointee = value.hsb.hue
        saturation?.pointee = value.hsb.saturation
        brightness?.pointee = value.hsb.brightness
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes the grayscale components through the given pointers, if the color is a gray.
    ///
    /// - Returns: `true` if the color is a gray; otherwise `false`.
    /// - Note: Undocumented by Apple. This implementation treats every color with equal red, green, and blue components
    ///   as a gray.
    /// - Source: https://developer.apple.com/documentation/uikit/uicolor/getwhite(_:alpha:)
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let value = value
        guard value.rgb.red == value.rgb.green, value.rgb.green == value.rgb.blue else { return false }
        white?.pointee = value.rgb.red
        alpha?.pointee = value.alpha
        return true
    }

    /// Returns a Boolean value indicating whether two colors are equal.
    ///
    /// Fixed colors are equal if their components are, and a gray doesn't equal the corresponding RGB color. Dynamic
    /// colors are equal if they have the same definition.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.content == content
    }

    open override var hash: Int { content.hashValue }

    /// The color space and the components, in the format that a phone prints.
    open override var description: String { content.description }

    open class var black: UIColor { Named.black }
    open class var darkGray: UIColor { Named.darkGray }
    open class var lightGray: UIColor { Named.lightGray }
    open class var white: UIColor { Named.white }
    open class var gray: UIColor { Named.gray }
    open class var red: UIColor { Named.red }
    open class var green: UIColor { Named.green }
    open class var blue: UIColor { Named.blue }
    open class var cyan: UIColor { Named.cyan }
    open class var yellow: UIColor { Named.yellow }
    open class var magenta: UIColor { Named.magenta }
    open class var orange: UIColor { Named.orange }
    open class var purple: UIColor { Named.purple }
    open class var brown: UIColor { Named.brown }
    open class var clear: UIColor { Named.clear }
}
