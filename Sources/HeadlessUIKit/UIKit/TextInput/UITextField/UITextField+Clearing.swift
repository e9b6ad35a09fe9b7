extension UITextField {
    /// Creates the button that clears the text field.
    func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle("✕", for: .normal)
        button.setTitleColor(.gray, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    /// Clears the text if the delegate allows it.
    func clear() {
        guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
        replaceContent(with: "")
        announceChange()
    }
}
