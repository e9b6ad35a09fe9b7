/// The layer of a window: whether it is hidden, the application knows.
final class WindowLayer: CALayer {
    override var isHidden: Bool {
        get {
            guard let owner = links.owner else { return super.isHidden }
            return MainActor.assumeIsolated { owner.isHidden }
        }
        set {
            if let owner = links.owner {
                MainActor.assumeIsolated { owner.isHidden = newValue }
            } else {
                super.isHidden = newValue
            }
        }
    }
}
