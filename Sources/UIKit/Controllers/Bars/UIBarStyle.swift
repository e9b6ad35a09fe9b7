/// How a bar is drawn.
///
/// Raw values as in Apple's header.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

extension UIBarStyle {
    /// Open: bars are translucent on a phone and let what is below shine through.
    var backgroundColor: UIColor { UIColor(white: self == .black ? 0.1 : 0.97, alpha: 1) }
    var textColor: UIColor { self == .black ? .white : .black }
}
