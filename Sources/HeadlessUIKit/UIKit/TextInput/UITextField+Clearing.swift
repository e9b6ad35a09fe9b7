extension UITextField {
    /// The button that clears the field.
    func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle("✕", for: .normal)
        button.setTitleColor(.gray, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    /// Takes the text away, if the delegate lets it.
    func clear() {
        guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
        replaceContent(with: "")
        announceChange()
    }
}
