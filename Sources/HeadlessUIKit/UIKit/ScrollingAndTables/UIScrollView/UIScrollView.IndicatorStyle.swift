extension UIScrollView {
    /// The styles of the scroll indicators. The raw values are those of Apple's header.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }
}
