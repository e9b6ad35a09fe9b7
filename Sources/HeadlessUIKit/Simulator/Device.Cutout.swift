extension Device {
    /// The cutout at the upper edge of a screen.
    public enum Cutout: Hashable, Sendable {
        case none, notch, island
    }
}
