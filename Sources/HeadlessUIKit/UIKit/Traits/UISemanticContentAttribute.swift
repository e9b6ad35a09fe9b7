/// The attribute that determines whether a view is mirrored in a right-to-left interface.
///
/// The simulated devices have a left-to-right interface. The attribute or a trait mirrors constraints. Views that
/// position their parts themselves can query `effectiveUserInterfaceLayoutDirection`. Among UIKit's own views, only
/// stack views are mirrored.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
/// - Differs: On a phone, the interface has the direction of the language, and most of UIKit's views are mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Directional controls, such as left and right text alignment, which are never mirrored.
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
