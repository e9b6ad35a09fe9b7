extension UIFont {
    /// Creates the font with the given name, or returns `nil` for a font that phones don't have.
    ///
    /// All fonts have the metrics of the system font in the weight that the name contains, because text widths come
    /// from a model.
    ///
    /// - Note: Undocumented by Apple. This implementation contains the families, but no complete list of a phone's font
    ///   names. It accepts every name that begins with the name of a family.
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/init(name:size:)
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard Self.familyOfFont(named: fontName) != nil else { return nil }
        let style = fontName.drop { $0 != "-" }.lowercased()
        self.init(
            Traits(
                pointSize: fontSize > 0 ? fontSize : UIFont.systemFontSize, weight: Weight(named: style),
                isItalic: style.contains("italic") || style.contains("oblique"),
                isMonospaced: fontName.hasPrefix("Menlo") || fontName.hasPrefix("Courier"), name: fontName))
    }

    var resolvedName: String {
        if let name = traits.name { return name }
        let family = isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(weight.name)\(traits.isItalic ? "Italic" : "")"
    }

    var resolvedFamilyName: String {
        traits.name.flatMap(Self.familyOfFont(named:)) ?? ".AppleSystemUIFont"
    }

    /// The names of the font families, a subset of those of a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont/familynames
    /// - Differs: On a phone, the list also contains the families that are left out here.
    public class var familyNames: [String] { families }

    /// Returns the names of the fonts of a family. Contains only the regular upright font here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifont
    /// - Differs: On a phone, the list contains all weights and styles of the family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        families.contains(familyName) ? [familyName.filter { $0 != " " }] : []
    }

    private var isMonospaced: Bool { traits.isMonospaced }

    static func familyOfFont(named name: String) -> String? {
        let base = name.prefix { $0 != "-" }
        return families.first { family in
            let plain = family.filter { $0 != " " }
            return base == plain || base == "\(plain)PS" || base == "\(plain)MT" || base == "\(plain)PSMT"
                || name == family
        }
    }

    private static let families = [
        "Academy Engraved LET", "American Typewriter", "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
        "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
        "Cochin", "Copperplate", "Courier", "Courier New", "Didot", "Futura", "Georgia", "Gill Sans", "Helvetica",
        "Helvetica Neue", "Hoefler Text", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus",
        "Savoye LET", "Snell Roundhand", "Symbol", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats",
        "Zapfino",
    ]
}

extension UIFont.Weight {
    private static let names: [(String, UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("demibold", .semibold), ("semibold", .semibold), ("thin", .thin),
        ("light", .light),
        ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// Creates the weight that the lowercase suffix of a font name indicates.
    init(named style: String) {
        self = Self.names.first { style.contains($0.0) }?.1 ?? .regular
    }

    var name: String {
        switch self {
        case .ultraLight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        default: "Regular"
        }
    }
}
