extension UIImage {
    /// What a picture is made for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        override init() {
            super.init()
        }

        /// It never changes, so its copy is itself.
        public func copy(with zone: NSZone?) -> Any { self }
    }

    /// How heavy the strokes of a symbol are. Raw values as in Apple's header.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text. Raw values as in Apple's header.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium, large
    }

    /// How a symbol looks.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// What is said; nil for what is not.
        struct Values: Hashable {
            /// In points.
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            /// Kept: symbols have one colour here.
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

        /// Nothing is said.
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

        /// As large as a text.
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

        /// This one, and what another says.
        open func applying(_ other: SymbolConfiguration) -> Self {
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
    /// A symbol of the system's.
    ///
    /// Open: which symbols a phone has; here every name but the empty one is a symbol's. Its size is a model's, too: a
    /// square, by a fifth higher than the text it stands beside.
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

    /// A check mark in a circle.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill")! }
    /// A check mark in a circle that has a line around it.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
    /// A plus sign in a circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
    /// A minus sign in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
    /// Three dots in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
}
