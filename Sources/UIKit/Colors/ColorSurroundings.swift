/// What the components of a colour depend on.
struct ColorSurroundings: Sendable {
    var isDark = false
    /// Whether the system has the colours of iOS 26.
    var hasBrightColors = true

    /// Those of the current phone; outside of any, light ones of today's system.
    static var current: ColorSurroundings {
        guard let hardware = Phone.current?.hardware else { return ColorSurroundings() }
        return ColorSurroundings(
            isDark: hardware.shownInterfaceStyle == .dark, hasBrightColors: hardware.hasBrightColors)
    }
}
