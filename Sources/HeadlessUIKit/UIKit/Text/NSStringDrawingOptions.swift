/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text may take several lines; without it, it is one line but for its own line breaks.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as the font says; they always are.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The rectangle is that of the letters rather than of their lines; lines count here all the same.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that shows ends with an ellipsis if there is more; here it ends as the paragraph's style says.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
