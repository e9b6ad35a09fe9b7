/// A bar that reports its position.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}
