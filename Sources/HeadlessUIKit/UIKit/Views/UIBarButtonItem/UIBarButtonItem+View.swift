extension UIBarButtonItem {
    /// The view that displays the item, or `nil` if the item is a space.
    var view: UIView? { isGap ? nil : customView ?? button }

    var isGap: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Sets the item's title and image to those of an action, unless it is a system item.
    func copyTitleAndImage(of action: UIAction?) {
        guard let action, systemItem == nil else { return }
        title = action.title
        image = action.image
    }

    func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        let tap = UIAction { [weak self] _ in self?.perform() }
        button.addAction(tap, for: .primaryActionTriggered)
        return button
    }

    /// Performs the primary action after a tap on the button.
    private func perform() {
        primaryAction?.perform(by: self)
        onTap()
    }

    /// Updates the button with the item's current values.
    ///
    /// - Parameter tint: The tint color of the bar.
    func updateButton(tint: UIColor) {
        button.setTitle(image == nil ? title ?? systemItem?.title : nil, for: .normal)
        button.setImage(image, for: .normal)
        button.setTitleColor(titleColor(for: .normal) ?? tintColor ?? tint, for: .normal)
        button.setTitleColor(titleColor(for: .highlighted), for: .highlighted)
        button.setTitleColor(titleColor(for: .disabled) ?? .lightGray, for: .disabled)
        let font: UIFont = style == .prominent ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        button.titleLabel?.font = titleTextAttributes(for: .normal)?[.font] as? UIFont ?? font
        button.isEnabled = isEnabled
    }

    private func titleColor(for state: UIControl.State) -> UIColor? {
        titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }

    /// Returns the size of the item in a bar of the given height, in points, or `nil` for a flexible space.
    func size(inBarOfHeight height: CGFloat) -> CGSize? {
        if isGap { return systemItem == .flexibleSpace ? nil : CGSize(width: width, height: height) }
        if let customView {
            let natural = customView.bounds.isEmpty ? customView.sizeThatFits(.zero) : customView.bounds.size
            return CGSize(width: width > 0 ? width : natural.width, height: min(natural.height, height))
        }
        return CGSize(width: width > 0 ? width : button.sizeThatFits(.zero).width, height: height)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item in the coordinates of the reference view, or `nil` if the item isn't in a bar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem/frame(in:);
    ///   the page has only the declaration.
    public func frame(in referenceView: UIView) -> CGRect? {
        view.flatMap { $0.superview == nil ? nil : $0.frame(in: referenceView) }
    }
}
