// For iOS. Copy it into your app when you move code there that gives gesture recognizers their actions with
// `addAction(_:)`: the headless UIKit has the method built in, Apple's has it not.

import UIKit

extension UIGestureRecognizer {
    /// Adds what is to be done when the state changes; the action's sender is the recognizer.
    @available(iOS 16, *)
    func addAction(_ action: UIAction) {
        let target = ActionTarget(action)
        addTarget(target, action: #selector(ActionTarget.perform(_:)))
        // The recognizer does not keep its targets alive.
        objc_setAssociatedObject(self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
    }
}

@available(iOS 16, *)
@MainActor
private final class ActionTarget: NSObject {
    private let action: UIAction

    init(_ action: UIAction) {
        self.action = action
    }

    @objc func perform(_ recognizer: UIGestureRecognizer) {
        action.performWithSender(recognizer, target: nil)
    }
}
