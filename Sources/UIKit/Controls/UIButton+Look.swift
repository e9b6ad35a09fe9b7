extension UIButton {
    /// What shows in one state, as far as it differs from the normal one.
    struct Look {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
    }

    /// Sets what shows in a state; a state that has none shows the normal one.
    public func setTitle(_ title: String?, for state: State) {
        looks[state, default: Look()].title = title
        showLook()
    }

    public func setTitleColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].titleColor = color
        showLook()
    }

    public func setImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].image = image
        showLook()
    }

    public func title(for state: State) -> String? { look(state, \.title) }
    public func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) ?? buttonType.titleColor }
    public func image(for state: State) -> UIImage? { look(state, \.image) }

    public var currentTitle: String? { title(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? buttonType.titleColor }
    public var currentImage: UIImage? { image(for: state) }

    func showLook() {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
        imageView?.image = currentImage
        setNeedsLayout()
    }

    private func look<Value>(_ state: State, _ part: KeyPath<Look, Value?>) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }
}

extension UIButton.ButtonType {
    /// In points. Apple documents neither; these are read from phones.
    var fontSize: CGFloat {
        switch self {
        case .custom: UIFont.buttonFontSize
        case .system: 15
        }
    }

    /// The system's tint is the blue of buttons from iOS 7 on.
    var titleColor: UIColor {
        switch self {
        case .custom: .white
        case .system: UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
        }
    }
}
