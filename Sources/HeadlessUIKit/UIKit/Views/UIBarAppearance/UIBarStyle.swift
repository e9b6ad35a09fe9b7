/// The style of a bar's colors.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarstyle; the raw values: Apple's header.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

extension UIBarStyle {
    /// The background color of a bar in this style.
    ///
    /// - Note: Undocumented by Apple. Bars are translucent on a phone. This implementation uses an opaque color.
    var backgroundColor: UIColor {
        let (light, dark) = (UIColor(white: 0.97, alpha: 1), UIColor(white: 0.1, alpha: 1))
        return self == .black ? dark : UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    var textColor: UIColor { self == .black ? .white : .label }
}
