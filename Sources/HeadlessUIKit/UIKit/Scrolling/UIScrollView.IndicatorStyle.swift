extension UIScrollView {
    /// The colour of the indicators. Raw values as in Apple's header.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }
}
