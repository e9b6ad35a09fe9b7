/// What a controller's bars take at the top or the bottom of its view; safe areas have taken its place since iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// On a phone an invisible view; constraints and the visual format take it all the same.
final class BarsLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}
