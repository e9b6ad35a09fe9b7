extension UINavigationController {
    /// A change of the navigation stack.
    ///
    /// The raw values match Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation; the raw values:
    ///   Apple's header.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }
}
