/// The context in which a detent is resolved.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the highest possible sheet, in points, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}
