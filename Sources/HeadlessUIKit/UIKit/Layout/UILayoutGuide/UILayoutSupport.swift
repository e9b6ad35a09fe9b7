/// The space that a view controller's bars cover at the top or the bottom of its view. Safe areas have replaced it
/// since iOS 11.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the covered space, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide for bars. On a phone it's an invisible view. Constraints and the visual format accept either.
final class BarsLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}
