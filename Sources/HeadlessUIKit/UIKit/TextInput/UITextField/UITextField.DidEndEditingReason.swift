extension UITextField {
    /// The reason why editing ended.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }
}
