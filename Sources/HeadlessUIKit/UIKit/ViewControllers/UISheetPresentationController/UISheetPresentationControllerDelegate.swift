/// The delegate that is notified when the user changes the height of a sheet.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
/// - Differs: On a phone, the method is optional; the default implementation here does nothing.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has dragged the sheet to another detent. Changes in code don't call the method.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
