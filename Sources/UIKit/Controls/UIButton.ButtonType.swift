extension UIButton {
    public enum ButtonType: Int, Sendable {
        /// A white title.
        case custom = 0
        /// A title in the system's tint.
        case system = 1
    }
}
