/// A bar that reports its position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}
