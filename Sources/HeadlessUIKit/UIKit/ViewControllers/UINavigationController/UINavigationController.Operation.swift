extension UINavigationController {
    /// A change of the navigation stack.
    ///
    /// The raw values match Apple's header.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }
}
