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
    /// The font determines the distance between lines. This is always the case here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The rectangle is that of the glyphs instead of the lines. Ignored here: the rectangle is that of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last visible line ends with an ellipsis if text is omitted.
    ///
    /// Ignored here: the line ends as the paragraph style specifies.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
