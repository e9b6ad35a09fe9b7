extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }
}
