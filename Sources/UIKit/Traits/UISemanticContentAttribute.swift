/// Whether a view is turned over where the interface runs from right to left.
///
/// The devices here run from left to right, and UIKit's own views do not turn over: what an attribute or a trait says
/// is answered by `effectiveUserInterfaceLayoutDirection`, for views that place their parts themselves.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Buttons of a player: never turned over.
    case playback = 1
    /// Directions such as left and right in a text's alignment: never turned over.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
    func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
