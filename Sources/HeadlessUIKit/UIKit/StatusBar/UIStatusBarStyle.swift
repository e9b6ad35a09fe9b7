/// How the status bar's text and icons are drawn.
///
/// Raw values as in Apple's header; 2 was a style that iOS 7 dropped.
public enum UIStatusBarStyle: Int, Sendable {
    /// The system chooses for contrast with what lies below; before iOS 13 it was dark content.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds; from iOS 13.
    case darkContent = 3
}
