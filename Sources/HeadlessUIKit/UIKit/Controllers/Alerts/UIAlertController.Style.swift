extension UIAlertController {
    /// Raw values as in Apple's header.
    public enum Style: Int, Sendable {
        /// From the bottom of the screen.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }
}
