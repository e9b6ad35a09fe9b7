extension UIView {
    /// Attaches a recognizer to the view. It's first removed from its previous view, because a recognizer has one view.
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.withdraw()
        recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    /// Returns the recognizers that receive a touch on the view: those of the view and those of its ancestors.
    func recognizers(receiving touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        selfAndAncestors.flatMap(\.recognizers).filter { $0.mayReceive(touch, event) }
    }
}
