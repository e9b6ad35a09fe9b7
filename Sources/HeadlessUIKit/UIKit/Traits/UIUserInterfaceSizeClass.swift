/// Much room or little, along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2

    /// The narrowest scene of an iPad that is regular, in points.
    ///
    /// Apple, "Human Interface Guidelines": scenes up to 551 points are compact, those from 639 on regular. Open:
    /// where between them the border is.
    static let leastRegularWidth: CGFloat = 600

    /// How wide a scene is: on phones compact, but for the largest on their side.
    ///
    /// Apple, "Human Interface Guidelines", size classes.
    @MainActor
    static func horizontal(width: CGFloat, on screen: UIScreen) -> Self {
        switch screen.hardware.idiom {
        case .pad: width >= leastRegularWidth ? .regular : .compact
        default: screen.hardware.isLargePhone && screen.orientation.isLandscape ? .regular : .compact
        }
    }

    /// How high a scene is: compact on a phone on its side alone.
    static func vertical(_ orientation: UIInterfaceOrientation, idiom: UIUserInterfaceIdiom) -> Self {
        idiom == .phone && orientation.isLandscape ? .compact : .regular
    }
}
