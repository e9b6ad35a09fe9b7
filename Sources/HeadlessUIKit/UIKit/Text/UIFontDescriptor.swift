/// What a font is to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let traits: UIFont.Traits

    init(_ traits: UIFont.Traits) {
        self.traits = traits
        super.init()
    }

    /// A font by its name, as `UIFont(name:size:)` finds it; one that there is none of is the system's.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.traits ?? UIFont.Traits(pointSize: size))
    }

    /// The font for a kind of text, in the size that the current traits prefer.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font for a kind of text, in the size that some traits prefer.
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

    /// The font with such traits and without others; the model's fonts have what it asks for, so it is never nil.
    ///
    /// Open: how heavy the bold of a font is; here bold, and semibold for what a kind of text prefers.
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

    /// The system's font in another cut: as wide as before, in the model, but for the one of equal widths.
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
    /// What a font is, in a word. Raw values as in Apple's header.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A cut of the system's font.
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
    /// A font that is like something; a size of 0 leaves it the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var traits = descriptor.traits
        if pointSize > 0, pointSize != traits.pointSize {
            traits.pointSize = pointSize
            traits.textStyle = nil
        }
        self.init(traits)
    }
}
