extension UIView {
    /// A recogniser is on one view at a time.
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

    /// The recognisers that get a touch on the view: its own, and those of the views around it.
    func recognizers(receiving touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        lineage.flatMap(\.recognizers).filter { $0.mayReceive(touch, event) }
    }
}
