extension CALayer {
    func displayPending() {
        guard waiting.forDisplay else { return }
        waiting.forDisplay = false
        display()
    }

    func displayTree() {
        displayPending()
        for layer in layers {
            layer.displayTree()
        }
    }
}
