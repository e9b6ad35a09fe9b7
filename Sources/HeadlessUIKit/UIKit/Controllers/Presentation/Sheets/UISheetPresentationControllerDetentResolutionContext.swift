/// What a detent is resolved in.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the highest sheet, in points without the safe area below.
    var maximumDetentValue: CGFloat { get }
}
