extension UIButton {
    /// The appearance of a button in a state, as far as it differs from the normal state.
    struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    func setLook<Value>(_ part: WritableKeyPath<Look, Value?>, to value: Value?, for state: State) {
        looks[state, default: Look()][keyPath: part] = value
        showLook()
    }

    func showLook() {
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

    func look<Value>(_ state: State, _ part: KeyPath<Look, Value?>) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
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
