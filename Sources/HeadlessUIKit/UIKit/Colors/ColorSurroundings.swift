/// What a colour of the system depends on.
struct ColorSurroundings: Sendable {
    var isDark: Bool
    /// Whether the system has the colours of iOS 26; outside of any device it is today's.
    var hasBrightColors: Bool

    init(_ traits: UITraitCollection) {
        isDark = traits.userInterfaceStyle == .dark
        hasBrightColors = Phone.current?.hardware.hasBrightColors ?? true
    }
}
