/// A colour of four components from 0 to 1, in the standard RGB space or of grey.
open class UIColor: NSObject, @unchecked Sendable {
    let value: ColorValue

    init(_ value: ColorValue) {
        self.value = value
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        value = .rgb(red, green, blue, alpha)
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        value = .gray(white, alpha)
        super.init()
    }

    public init(cgColor: CGColor) {
        value = cgColor.value
        super.init()
    }

    open var cgColor: CGColor { CGColor(value) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(value.with(alpha: alpha))
    }

    /// Writes the components to where the pointers point; true, because every colour here has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = value.rgb.red
        green?.pointee = value.rgb.green
        blue?.pointee = value.rgb.blue
        alpha?.pointee = value.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.value == value
    }

    open override var hash: Int { value.hashValue }

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

extension UIColor {
    /// The fixed colours, each made once; source of the components: Apple, "UIColor".
    enum Named {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}
