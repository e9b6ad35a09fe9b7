extension UITextField {
    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }
}
