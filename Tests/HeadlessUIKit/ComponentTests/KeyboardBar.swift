import UIKit

/// The bar above the keyboard, with buttons for the previous field, the next field, and the end of editing.
@MainActor
final class KeyboardBar: UIToolbar {
    private weak var field: UIView?
    private let previousItem = UIBarButtonItem(title: "Previous")
    private let nextItem = UIBarButtonItem(title: "Next")

    /// Adds the bar to a field, unless the field already has an input accessory view.
    static func give(to field: UIView) {
        switch field {
        case let field as UITextField where field.inputAccessoryView == nil:
            field.inputAccessoryView = KeyboardBar(field)
        case let field as UITextView where field.inputAccessoryView == nil:
            field.inputAccessoryView = KeyboardBar(field)
        default: break
        }
        (field.inputAccessoryView as? KeyboardBar)?.update()
        field.reloadInputViews()
    }

    private init(_ field: UIView) {
        self.field = field
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        previousItem.primaryAction = UIAction(title: "Previous") { [weak self] _ in self?.move(by: -1) }
        nextItem.primaryAction = UIAction(title: "Next") { [weak self] _ in self?.move(by: 1) }
        let done = UIAction { [weak self] _ in self?.field?.resignFirstResponder() }
        items = [previousItem, nextItem, .flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        previousItem.isEnabled = neighbour(by: -1) != nil
        nextItem.isEnabled = neighbour(by: 1) != nil
    }

    private func move(by step: Int) {
        neighbour(by: step)?.becomeFirstResponder()
    }

    /// Returns the field a number of steps before or after this one, in reading order.
    private func neighbour(by step: Int) -> UIView? {
        guard let field,
            let around = Array(sequence(first: field, next: \.superview)).last(where: { !($0 is UIWindow) })
        else { return nil }
        let fields = around.textInputs.map { ($0, $0.convert($0.bounds, to: nil)) }
            .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
        guard let index = fields.firstIndex(of: field), fields.indices.contains(index + step) else { return nil }
        return fields[index + step]
    }
}

extension UIView {
    fileprivate var textInputs: [UIView] {
        guard !isHidden, alpha > 0 else { return [] }
        let isInput = self is UITextField || (self as? UITextView)?.isEditable == true
        return (isInput && canBecomeFirstResponder ? [self] : []) + subviews.flatMap(\.textInputs)
    }
}
