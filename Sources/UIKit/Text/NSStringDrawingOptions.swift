/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text may take several lines; without it, it is one line but for its own line breaks.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
}
