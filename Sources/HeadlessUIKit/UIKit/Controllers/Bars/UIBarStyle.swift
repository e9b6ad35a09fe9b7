/// How a bar is drawn.
///
/// Raw values as in Apple's header.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

extension UIBarStyle {
    /// Open: bars are translucent on a phone and let what is below shine through.
    var backgroundColor: UIColor {
        let (light, dark) = (UIColor(white: 0.97, alpha: 1), UIColor(white: 0.1, alpha: 1))
        return self == .black ? dark : UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    var textColor: UIColor { self == .black ? .white : .label }
}
