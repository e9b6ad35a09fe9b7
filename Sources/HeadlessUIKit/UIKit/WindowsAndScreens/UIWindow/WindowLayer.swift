/// The layer of a window. Its hidden state is stored in the application.
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
