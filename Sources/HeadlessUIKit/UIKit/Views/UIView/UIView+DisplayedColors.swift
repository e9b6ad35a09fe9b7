extension UIColor {
    /// Returns the color as a view displays it, resolved with the view's traits and tint color.
    @MainActor
    func resolved(in view: UIView) -> UIColor {
        guard content.isDynamic else { return self }
        return UIColor(content.replacingTint(with: view.tintColor)).resolvedColor(with: view.traitCollection)
    }
}

extension UIImage {
    /// Returns the image as an image view displays it. Templates, and symbols without a color, have the view's tint
    /// color.
    @MainActor
    func tinted(in view: UIView) -> UIImage {
        let isTemplate =
            renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic && tint == nil)
        return isTemplate ? withTintColor(view.tintColor, renderingMode: .alwaysOriginal) : self
    }
}
