extension CALayer {
    func displayPending() {
        guard waiting.forDisplay else { return }
        waiting.forDisplay = false
        display()
    }

    /// Displays what waits for it, at the end of a turn: what is in the layer is on the screen then.
    func displayTree() {
        displayPending()
        waiting.isOnScreen = true
        for layer in layers {
            layer.displayTree()
        }
    }
}
