extension UIImage {
    /// The base class of the configurations that determine the variant of an image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        override init() {
            super.init()
        }

        /// Returns the configuration itself, because it's immutable.
        ///
        /// - Source: https://developer.apple.com/documentation/foundation/nscopying; that it's immutable:
        ///   https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
        public func copy(with zone: NSZone?) -> Any { self }

        /// Returns a configuration that combines this one with another one, whose specified values take precedence.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class/applying(_:)
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// The stroke weights of a symbol.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolweight; the raw values: Apple's header
    ///   `UIImageSymbolConfiguration.h`.
    /// - Differs: On a phone, the weight changes the strokes of the symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The sizes of a symbol relative to text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolscale; the raw values: Apple's header
    ///   `UIImageSymbolConfiguration.h`.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium, large
    }

    /// A configuration of the size, weight, and colors of a symbol.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    /// - Differs: On a phone, the weight and the colors change the symbol, too.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The values of a symbol configuration. Unspecified values are `nil`.
        struct Values: Hashable {
            /// The point size of the symbol, in points.
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            /// The colors of the configuration. They're stored but not used, because symbols have a single color here.
            var colors: [UIColor] = []
            var isMulticolor = false
        }

        private(set) var values: Values

        override init() {
            values = Values()
            super.init()
        }

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        /// A configuration with no specified values.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with the point size of a text style.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(textstyle:)
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
        }

        public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Values(pointSize: font.pointSize, scale: scale))
        }

        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }
        public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

        open class func preferringMulticolor() -> Self {
            made(Values(isMulticolor: true))
        }

        private class func made(_ values: Values) -> Self {
            let object = makeObject(of: Self.self) as! Self
            object.values = values
            return object
        }

        open override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            var values = values
            values.pointSize = other.values.pointSize ?? values.pointSize
            values.weight = other.values.weight ?? values.weight
            values.scale = other.values.scale ?? values.scale
            if !other.values.colors.isEmpty { values.colors = other.values.colors }
            values.isMulticolor = values.isMulticolor || other.values.isMulticolor
            return Self.made(values)
        }

        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

        open override var hash: Int { values.hashValue }
    }
}

extension UIImage {
    /// Creates an image of a system symbol, or returns `nil` if the name is empty.
    ///
    /// The symbol is a square, 1.2 times as high as the font size of adjacent text. This size is an approximation.
    ///
    /// - Note: Undocumented by Apple. This implementation doesn't contain the list of symbols on a phone. It accepts
    ///   every name except the empty one.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:withconfiguration:)
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let scale = CGFloat.ofScreen
        self.init(
            Content(name: name, isSymbol: true, configuration: configuration ?? SymbolConfiguration.unspecified),
            size: Self.symbolSize(configuration, scale: scale), scale: scale)
    }

    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    static func symbolSize(_ configuration: Configuration?, scale: CGFloat) -> CGSize {
        let values = (configuration as? SymbolConfiguration)?.values
        let factor: CGFloat =
            switch values?.scale {
            case .small: 0.8
            case .large: 1.25
            default: 1
            }
        let side = ((values?.pointSize ?? 17) * 1.2 * factor * scale).rounded(.up) / scale
        return CGSize(width: side, height: side)
    }

    /// A check mark in a filled circle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/checkmark
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill")! }
    /// A check mark in an outlined circle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/strokedcheckmark
    /// - Differs: On a phone, the circle is filled with the tint color and has a white border.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
    /// A plus sign in a circle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/add; the page doesn't say what the image
    ///   shows.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
    /// A minus sign in a circle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage; what the image shows is undocumented.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
    /// Three dots in a circle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage; what the image shows is undocumented.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
}
