/// A size and a weight of the system font.
public final class UIFont: Hashable, Sendable {
    /// The height of the em square, in points.
    public let pointSize: CGFloat
    let weight: Weight

    private init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
    }

    /// The system font in a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The system font in its regular weight.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of text in small views, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of text in views, in points.
    public class var systemFontSize: CGFloat { 14 }

    public static func == (one: UIFont, other: UIFont) -> Bool {
        one.pointSize == other.pointSize && one.weight == other.weight
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
