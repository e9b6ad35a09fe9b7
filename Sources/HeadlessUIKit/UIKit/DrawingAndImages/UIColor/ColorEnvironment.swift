/// The conditions on which a system color depends.
struct ColorEnvironment: Sendable {
    var isDark: Bool
    /// A Boolean value indicating whether the system has the colors of iOS 26. Without a device, it's `true`.
    var hasBrightColors: Bool

    init(_ traits: UITraitCollection) {
        isDark = traits.userInterfaceStyle == .dark
        hasBrightColors = Phone.current?.hardware.hasBrightColors ?? true
    }
}
