/// A size and a weight of the system font.
open class UIFont: NSObject, @unchecked Sendable {
    /// The height of the em square, in points.
    open private(set) var pointSize: CGFloat
    let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
        super.init()
    }

    /// The system font in a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The system font in its regular weight.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of text in small views, in points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of text in views, in points.
    open class var systemFontSize: CGFloat { 14 }

    // Parts of the em, as printed on phones for the system font from iOS 9 on: 20.287109375 points for a line of 17.
    // Open: Apple documents none of them; whether all sizes and systems have the same proportions nobody says.

    /// From the baseline up to the top of the line, in points.
    open var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// From the baseline down to the bottom of the line, in points; negative.
    open var descender: CGFloat { -pointSize * 494 / 2048 }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { pointSize * 2444 / 2048 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight
    }

    open override var hash: Int { [pointSize, weight.rawValue].hashValue }
}
