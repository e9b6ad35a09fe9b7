extension Device {
    /// What is cut out of a screen at its upper edge.
    public enum Cutout: Hashable, Sendable {
        case none, notch, island
    }
}
