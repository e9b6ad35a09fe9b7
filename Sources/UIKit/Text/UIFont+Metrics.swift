// Parts of the em, as printed on phones for the system font from iOS 9 on: 20.287109375 points for a line of 17. Apple
// documents none of them; whether all sizes and systems have the same proportions is open.
extension UIFont {
    /// From the baseline up to the top of the line, in points.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// From the baseline down to the bottom of the line, in points; negative.
    public var descender: CGFloat { -pointSize * 494 / 2048 }

    /// The height of a line, in points.
    public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
}
