extension UIButton {
    /// What shows in one state, as far as it differs from the normal one.
    struct Look {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
    }

    func setLook<Value>(_ part: WritableKeyPath<Look, Value?>, to value: Value?, for state: State) {
        looks[state, default: Look()][keyPath: part] = value
        showLook()
    }

    func showLook() {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
        imageView?.image = currentImage
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func look<Value>(_ state: State, _ part: KeyPath<Look, Value?>) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }
}

extension UIButton.ButtonType {
    /// In points. Open: Apple documents neither; these are read from phones.
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
