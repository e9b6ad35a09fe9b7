/// A colour of four components from 0 to 1, in the standard RGB space.
open class UIColor: NSObject, @unchecked Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        red = white
        green = white
        blue = white
        self.alpha = alpha
        super.init()
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Writes the components to where the pointers point; true, because every colour here has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.components == components
    }

    open override var hash: Int { components.hashValue }

    private var components: [CGFloat] { [red, green, blue, alpha] }

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
