extension UIButton {
    /// The appearance of a button in a state, as far as it differs from the normal state.
    struct Appearance {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    func setAppearance<Value>(_ part: WritableKeyPath<Appearance, Value?>, to value: Value?, for state: State) {
        appearances[state, default: Appearance()][keyPath: part] = value
        updateAppearance()
    }

    func updateAppearance() {
        guard configuration == nil else { return applyConfiguration() }
        if let attributed = currentAttributedTitle {
            titleLabel?.textColor = currentTitleColor
            titleLabel?.attributedText = attributed
        } else {
            titleLabel?.text = currentTitle
            titleLabel?.textColor = currentTitleColor
        }
        imageView?.image = currentImage
        showBackgroundImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func value<Value>(_ state: State, _ part: KeyPath<Appearance, Value?>) -> Value? {
        appearances[state]?[keyPath: part] ?? appearances[.normal]?[keyPath: part]
    }

    /// The color of a title without a custom color. For a system button, it's the tint color.
    var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }

    private func showBackgroundImage() {
        guard let image = currentBackgroundImage else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? UIImageView()
        view.image = image
        backgroundView = view
        if view.superview == nil { insertSubview(view, at: 0) }
    }
}
