/// The delegate that determines the position of a bar. The default is the usual position of the kind of bar, because
/// the method is optional on a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate; the defaults:
///   https://developer.apple.com/documentation/uikit/uibarpositioningdelegate/position(for:)
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .bottom : .top }
}
