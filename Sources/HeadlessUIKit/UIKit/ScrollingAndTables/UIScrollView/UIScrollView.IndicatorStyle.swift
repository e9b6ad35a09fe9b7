extension UIScrollView {
    /// The styles of the scroll indicators. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview, which lists the type, and Apple's header
    /// - Differs: On a phone, the styles are those of visible indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }
}
