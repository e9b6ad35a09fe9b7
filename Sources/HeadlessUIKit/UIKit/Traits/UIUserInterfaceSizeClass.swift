/// The amount of space along an axis.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2

    /// The minimum width of a regular scene on an iPad, in points.
    ///
    /// Apple, "Human Interface Guidelines": scenes of up to 551 points are compact, those from 639 points on are
    /// regular.
    ///
    /// - Note: Undocumented by Apple. This implementation uses a limit between these widths.
    static let leastRegularWidth: CGFloat = 600

    /// Returns the horizontal size class of a scene.
    ///
    /// On phones, it is compact, except on the largest phones in landscape.
    ///
    /// - Source: Apple, "Human Interface Guidelines", size classes.
    static func horizontal(
        width: CGFloat, _ orientation: UIInterfaceOrientation, on hardware: Phone.Hardware
    ) -> Self {
        switch hardware.idiom {
        case .pad: width >= leastRegularWidth ? .regular : .compact
        default: hardware.isLargePhone && orientation.isLandscape ? .regular : .compact
        }
    }

    /// Returns the vertical size class of a scene. It is compact only on a phone in landscape.
    static func vertical(_ orientation: UIInterfaceOrientation, idiom: UIUserInterfaceIdiom) -> Self {
        idiom == .phone && orientation.isLandscape ? .compact : .regular
    }
}
