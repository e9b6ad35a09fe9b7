/// A colour: components from 0 to 1 in the standard RGB space or of grey, or one for light and one for dark surroundings.
///
/// What is asked of a colour that depends on its surroundings, its components for instance, is answered for the current
/// traits.
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

    /// Components in the space Display P3, which is larger: in the standard space they may lie outside of 0 to 1.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        content = .fixed(cgColor.value)
        super.init()
    }

    /// The colour that a closure names for the traits it is used with, on whatever thread it is used.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        content = .provided(Provider(dynamicProvider))
        super.init()
    }

    /// The colour with traits: itself, if it does not depend on them.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(with: traitCollection) }

    /// With the current traits.
    open var cgColor: CGColor { CGColor(value) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { with(alpha: alpha) }

    /// Writes the components to where the pointers point; true, because every colour here has them.
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

    /// Writes the components to where the pointers point; true, because every colour here has them.
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

    /// Writes the components to where the pointers point, and nothing if the colour is no grey.
    ///
    /// Open: which colours a phone turns to grey; here those with as much red as green and blue.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let value = value
        guard value.rgb.red == value.rgb.green, value.rgb.green == value.rgb.blue else { return false }
        white?.pointee = value.rgb.red
        alpha?.pointee = value.alpha
        return true
    }

    /// Colours are equal by their components, a grey being no red, green and blue; those that depend on the surroundings
    /// by what they are for.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.content == content
    }

    open override var hash: Int { content.hashValue }

    /// The space and the components, as a phone prints them.
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
