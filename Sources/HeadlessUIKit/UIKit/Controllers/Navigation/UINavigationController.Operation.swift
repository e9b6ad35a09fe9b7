extension UINavigationController {
    /// What is done to the stack.
    ///
    /// Raw values as in Apple's header.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }
}
