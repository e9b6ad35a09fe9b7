/// A description of a font's properties.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let traits: UIFont.Traits

    init(_ traits: UIFont.Traits) {
        self.traits = traits
        super.init()
    }

    /// Creates the descriptor of the font that `UIFont(name:size:)` returns, or of the system font if there is no font
    /// with that name.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/init(name:size:); the font of an
    ///   unknown name is undocumented.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.traits ?? UIFont.Traits(pointSize: size))
    }

    /// Returns the descriptor of a text style's preferred font, in the size for the current traits.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:)
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style's preferred font, in the size for the given traits.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:compatiblewith:)
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var pointSize: CGFloat { traits.pointSize }

    open var postscriptName: String { UIFont.font(traits).fontName }

    open var symbolicTraits: SymbolicTraits {
        var result: SymbolicTraits = []
        if traits.weight >= .semibold { result.insert(.traitBold) }
        if traits.isItalic { result.insert(.traitItalic) }
        if traits.isMonospaced { result.insert(.traitMonoSpace) }
        return result
    }

    /// Returns a descriptor with exactly the given symbolic traits.
    ///
    /// The result is never `nil`, because the fonts of the model support all traits.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the bold variant of a text style's preferred font is
    ///   semibold, and that of other fonts is bold.
    /// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)
    /// - Differs: On a phone, the result can be `nil`.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            if symbolicTraits.contains(.traitBold) {
                if $0.weight < .semibold { $0.weight = $0.textStyle == nil ? .bold : .semibold }
            } else if $0.weight >= .semibold {
                $0.weight = .regular
            }
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            $0.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        }
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.pointSize = newPointSize } }

    /// Returns a descriptor of the system font in another design.
    ///
    /// In the model, all designs except `monospaced` have the same widths.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/withdesign(_:)
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed { $0.isMonospaced = design == .monospaced }
    }

    private func changed(_ change: (inout UIFont.Traits) -> Void) -> UIFontDescriptor {
        var traits = traits
        change(&traits)
        return UIFontDescriptor(traits)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.traits == traits }

    open override var hash: Int { traits.hashValue }
}

extension UIFontDescriptor {
    /// The symbolic traits of a font. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A design of the system font.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
    /// - Differs: On a phone, every design has its own widths.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

extension UIFont {
    /// Creates the font of a descriptor. A size of 0 keeps the size of the descriptor.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/init(descriptor:size:)
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var traits = descriptor.traits
        if pointSize > 0, pointSize != traits.pointSize {
            traits.pointSize = pointSize
            traits.textStyle = nil
        }
        self.init(traits)
    }
}
