/// The delegate that determines the position of a toolbar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
