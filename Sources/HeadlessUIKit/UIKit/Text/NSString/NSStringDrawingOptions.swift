/// Options for measuring and drawing a text.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text can be wrapped into several lines. Without this option, it is broken only at its line breaks.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions/useslinefragmentorigin and
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/draw(with:options:context:)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font determines the distance between lines. This is always the case.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions/usesfontleading
    /// - Differs: On a phone, this is the case only with the option.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The rectangle is that of the glyphs instead of the lines. The option is ignored.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions/usesdevicemetrics
    /// - Differs: On a phone, the rectangle is that of the glyphs.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last visible line ends with an ellipsis if text is omitted. The option is ignored: the line ends as the
    /// paragraph style specifies.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions/truncateslastvisibleline
    /// - Differs: On a phone, the line ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
