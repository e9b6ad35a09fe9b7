/// Whether a view is turned over where the interface runs from right to left.
///
/// The devices here run from left to right. What an attribute or a trait says turns constraints over, and is answered by
/// `effectiveUserInterfaceLayoutDirection` for views that place their parts themselves; of UIKit's own views those in a
/// stack turn over.
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
