extension UIBarButtonItem {
    /// Nil for a gap.
    var view: UIView? { isGap ? nil : customView ?? button }

    var isGap: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// What an action shows is what the item shows.
    func takeLook(of action: UIAction?) {
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

    /// Somebody tapped the button.
    private func perform() {
        primaryAction?.perform(by: self)
        onTap()
    }

    /// Lets the button show what the item is now.
    ///
    /// - Parameter tint: The bar's.
    func showLook(tint: UIColor) {
        button.setTitle(image == nil ? title ?? systemItem?.title : nil, for: .normal)
        button.setImage(image, for: .normal)
        button.setTitleColor(titleColor(for: .normal) ?? tintColor ?? tint, for: .normal)
        button.setTitleColor(titleColor(for: .disabled) ?? .lightGray, for: .disabled)
        let font: UIFont = style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        button.titleLabel?.font = titleTextAttributes(for: .normal)?[.font] as? UIFont ?? font
        button.isEnabled = isEnabled
    }

    private func titleColor(for state: UIControl.State) -> UIColor? {
        titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }

    /// How much room the item takes in a bar of a height, in points; nil for a gap that grows.
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
    /// Where the item is in a bar of the view's window; nil if it is in none.
    public func frame(in referenceView: UIView) -> CGRect? {
        view.flatMap { $0.superview == nil ? nil : $0.frame(in: referenceView) }
    }
}
